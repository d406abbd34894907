/**
 * How much of what costs a lot is played: a commit's share, or with NIGHT=1 all of it. Every kind of case belongs to
 * both; the night has more of each (docs/testing.md).
 */
export const atNight = <T>(commit: T, night: T): T => (process.env.NIGHT === '1' ? night : commit)
