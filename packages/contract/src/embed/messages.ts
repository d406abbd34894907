import { ODDS_FORMATS } from '@touchline/betting/vocabulary'
import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { CurrencyCode, Locale, Subunits } from '../primitives.ts'
import { EMBED_FAILURES, EMBED_THEMES, type FrameMessageName, type HostMessageName } from './names.ts'

/** A path of the sportsbook without language and without `/sports`, with its query and hash: `/football?time=3`. */
const SportsPath = z.string().check(z.maxLength(2_000), z.regex(/^\/(?![/\\])/))
const Pixels = z.number().check(z.gte(0), z.lte(1_000_000))
const Count = z.int().check(z.gte(0), z.lte(1_000))
const empty = () => z.strictObject({})

/** A rectangle in pixels of the frame. */
const Area = component(
  'EmbedArea',
  'Position and size of an element, in pixels of the frame.',
  z.strictObject({
    top: about(Pixels, 'Distance from the top of the frame, in px.'),
    height: about(Pixels, 'In px.'),
  }),
)

/** Messages that a host page may send to the frame (EMBED-01). */
export const HOST_MESSAGE_DATA = {
  odds_changed: component(
    'EmbedOddsChanged',
    'Shows odds in another format.',
    z.strictObject({ odds_type: about(z.enum(ODDS_FORMATS), 'How odds are shown.') }),
  ),
  page_changed: component(
    'EmbedPageChanged',
    'Opens a page of the sportsbook: the host page was asked for another address.',
    z.strictObject({ path: about(SportsPath, 'Path below `/sports`, with query and hash.') }),
  ),
  search_modal: component(
    'EmbedSearchModal',
    'Opens or closes the search.',
    z.strictObject({ open: about(z._default(z.boolean(), true), 'False closes it.') }),
  ),
  open_bet_slip: component(
    'EmbedOpenBetSlip',
    'Opens or closes the slip.',
    z.strictObject({ open: about(z._default(z.boolean(), true), 'False closes it.') }),
  ),
  viewport: component(
    'EmbedViewport',
    'Which part of the frame can be seen. Header, slip, sheets, dialogs and toasts are placed in it.',
    z.strictObject({
      viewportTop: about(Pixels, 'Top edge of the visible part, in px from the top of the frame.'),
      viewportBottom: about(Pixels, 'Bottom edge of the visible part, in px from the top of the frame.'),
      topOffset: about(z._default(Pixels, 0), 'Height of what the host keeps at the top of the screen, in px.'),
      bottomOffset: about(z._default(Pixels, 0), 'Height of what the host keeps at the bottom of the screen, in px.'),
      isIframeLayoutUpdate: about(
        z._default(z.boolean(), false),
        'Whether the frame itself was moved or resized, not only scrolled.',
      ),
    }),
  ),
  iframe_integration: component(
    'EmbedIntegration',
    'How the host shows the frame.',
    z.strictObject({
      isDynamicPositionEnabled: about(z.boolean(), 'The frame is as high as its content, and the host scrolls.'),
      iframeHostUrl: about(
        z.nullable(z.url().check(z.maxLength(2_000))),
        'Address of the host page, for links that players share. `{path}` in it is replaced by the path.',
      ),
      history: about(
        z._default(z.enum(['host', 'frame']), 'frame'),
        'Who keeps the history of pages: the host, then the frame replaces its address; or the frame.',
      ),
    }),
  ),
  apply_bet_code: component(
    'EmbedApplyBetCode',
    'Fills the slip with the selections of a shared bet.',
    z.strictObject({ code: about(z.string().check(z.minLength(1), z.maxLength(64)), 'Code of the shared bet.') }),
  ),
  change_locale: component(
    'EmbedChangeLocale',
    'Shows the sportsbook in another language.',
    z.strictObject({ locale: about(Locale, 'The language.') }),
  ),
  change_currency: component(
    'EmbedChangeCurrency',
    'Switches the account that stakes are taken from.',
    z.strictObject({ currency: about(CurrencyCode, 'Currency of the account.') }),
  ),
  change_theme: component(
    'EmbedChangeTheme',
    'Shows the sportsbook in another theme.',
    z.strictObject({ theme: about(z.enum(EMBED_THEMES), 'The theme; `device` follows the setting of the device.') }),
  ),
  session_changed: component(
    'EmbedSessionChanged',
    'A player signed in or out at the host: the frame asks for a session code if there is a player, and ends its session otherwise.',
    z.strictObject({ signed_in: about(z.boolean(), 'Whether a player is signed in at the host.') }),
  ),
  session_code: component(
    'EmbedSessionCode',
    'A one-time code of the host for the nonce of the frame. For hosts without the tag, which has a callback for it.',
    z.strictObject({
      code: about(z.nullable(z.string().check(z.minLength(16), z.maxLength(256))), 'The code; null for a visitor.'),
      nonce: about(z.string().check(z.minLength(16), z.maxLength(128)), 'The nonce that the code was asked for with.'),
    }),
  ),
  sign_out: component('EmbedSignOut', 'Ends the session of the frame and its connections.', empty()),
} as const satisfies { readonly [Name in HostMessageName]: z.ZodMiniType }

/** Messages of the frame to its host page (EMBED-01). None has the identity or the balance of the player. */
export const FRAME_MESSAGE_DATA = {
  initialized: component(
    'EmbedInitialized',
    'The sportsbook is shown and takes messages.',
    z.strictObject({
      version: about(z.int(), 'Version of these messages.'),
      locale: about(Locale, 'Language that is shown.'),
    }),
  ),
  'page-loaded': component(
    'EmbedPageLoaded',
    'Another page of the sportsbook is shown.',
    z.strictObject({
      path: about(SportsPath, 'Path below `/sports`, with query and hash.'),
      title: about(z.string(), 'Title of the page.'),
      replaces: about(z.boolean(), 'Whether it takes the place of the page before it in the history.'),
    }),
  ),
  'page-size-changed': component(
    'EmbedPageSizeChanged',
    'The content has another height.',
    z.strictObject({ height: about(Pixels, 'Height of the content, in px.') }),
  ),
  'sign-in': component('EmbedSignIn', 'A visitor wants to sign in: the host shows its own way in.', empty()),
  'sign-up': component('EmbedSignUp', 'A visitor wants an account: the host shows its own form.', empty()),
  deposit: component(
    'EmbedDeposit',
    'A player wants to deposit: the host shows its own cashier.',
    z.strictObject({
      amount: about(z.nullable(Subunits), 'What is missing for the stake, in subunits; null where nothing is.'),
      currency: about(CurrencyCode, 'Currency of the account.'),
    }),
  ),
  'balance-changed': component(
    'EmbedBalanceChanged',
    'Money moved on an account of the player. The host asks its server for the balance.',
    z.strictObject({ currency: about(CurrencyCode, 'Currency of the account.') }),
  ),
  'bet-slip-state-changed': component(
    'EmbedBetSlipStateChanged',
    'The slip was opened, closed, filled or emptied.',
    z.strictObject({
      open: about(z.boolean(), 'Whether the slip is shown.'),
      count: about(Count, 'Selections in the slip.'),
    }),
  ),
  'top-event-clicked': component(
    'EmbedTopEventClicked',
    'A player opened one of the highlighted events.',
    z.strictObject({
      event_id: about(z.int(), 'The event.'),
      path: about(SportsPath, 'Its page, below `/sports`.'),
    }),
  ),
  'notify-modal-triggered': component(
    'EmbedModalTriggered',
    'A dialog was opened or closed.',
    z.strictObject({
      modal: about(z.string(), 'Name of the dialog.'),
      open: about(z.boolean(), 'Whether it is open.'),
      area: about(z.nullable(Area), 'Its position and size; null where it is closed.'),
    }),
  ),
  'notify-currency-changed': component(
    'EmbedCurrencyChanged',
    'Stakes are taken from another account.',
    z.strictObject({ currency: about(CurrencyCode, 'Currency of the account.') }),
  ),
  'bet-placed': component(
    'EmbedBetPlaced',
    'Bets were accepted or wait for approval.',
    z.strictObject({ ids: about(z.array(z.int()), 'The bets, in their order.') }),
  ),
  'scroll-to': component(
    'EmbedScrollTo',
    'A part of the frame should be in view: a focused field, the top of a page.',
    z.strictObject({ area: about(Area, 'The part.') }),
  ),
  'session-wanted': component(
    'EmbedSessionWanted',
    'The frame wants a session code. For hosts without the tag; they answer with `session_code`.',
    z.strictObject({ nonce: about(z.string(), 'Made by the frame; the code is bound to it.') }),
  ),
  failed: component(
    'EmbedFailed',
    'The sportsbook cannot be shown.',
    z.strictObject({ code: about(z.enum(EMBED_FAILURES), 'Why.') }),
  ),
  'signed-out': component(
    'EmbedSignedOut',
    'The player signed out in the frame: the host signs them out as well. Not sent where the host ended the session, or it expired.',
    empty(),
  ),
} as const satisfies { readonly [Name in FrameMessageName]: z.ZodMiniType }

export type HostMessages = { readonly [Name in HostMessageName]: z.infer<(typeof HOST_MESSAGE_DATA)[Name]> }
/** The messages as hosts write them: members with a default may be left out. */
export type HostMessageInputs = { readonly [Name in HostMessageName]: z.input<(typeof HOST_MESSAGE_DATA)[Name]> }
export type FrameMessages = { readonly [Name in FrameMessageName]: z.infer<(typeof FRAME_MESSAGE_DATA)[Name]> }
