/** Loaded before a program: its clock is off by CLOCK_SHIFT_MS. */
const shift = Number(process.env.CLOCK_SHIFT_MS)
const trueNow = Date.now.bind(Date)
Date.now = () => trueNow() + shift
