import { type Role, roles } from "~/core/sessions/people";

/**
 * `fresh`: requires an authentication that is at most ten minutes old. `isPublic`: needs no session,
 * and shows nothing of the desk without one.
 */
export type Permission = { roles: readonly Role[]; fresh: boolean; isPublic?: true };

const allow = (...roles: Role[]): Permission => ({ roles, fresh: false });
const allowFresh = (...roles: Role[]): Permission => ({ roles, fresh: true });

const everybody = allow(...roles);
const everybodyFresh = allowFresh(...roles);
/** Roles that see inquiries: all of them, or their own. */
const seesInquiries = allow("owner", "desk", "clinician", "reader");
/**
 * Roles that see everybody's inquiries. A clinician sees only their own (own-inquiries.server.ts).
 */
const seesAll = allow("owner", "desk", "reader");
/** Replying to an inquiry that the person may see. */
const handlesInquiries = allow("owner", "desk", "clinician");
const owner = allowFresh("owner");
const atDesk = allow("owner", "desk");
const atPayments = allow("owner", "desk", "bookkeeper");

/**
 * Every page of the desk by its path in routes.ts, with its permissions. "see" is opening the page.
 * The other names are actions of posted forms: the form's field `do` up to a colon, or, without
 * that field, the only name there is. The server rejects anything else; menu, buttons and
 * docs/security.md follow this list.
 */
export const permissions = {
  /** Leads those who see no inquiries to the payments. */
  "/staff": {
    see: everybody,
    "take-next": atDesk,
    "close-rows": handlesInquiries,
    "give-rows": atDesk,
    "spam-rows": atDesk,
    "undo-rows": handlesInquiries,
  },
  "/staff/next": { see: seesInquiries },
  "/staff/queue.json": { see: seesInquiries },
  "/staff/new": { see: handlesInquiries, enter: handlesInquiries },
  "/staff/inquiries": { see: seesInquiries },
  "/staff/inquiries.csv": { see: allowFresh("owner", "desk") },
  "/staff/inquiries/print": { see: allowFresh("owner", "desk") },
  "/staff/inquiries/:reference": {
    see: seesInquiries,
    status: handlesInquiries,
    close: handlesInquiries,
    note: handlesInquiries,
    mail: atDesk,
    spam: atDesk,
    "not-spam": atDesk,
    assign: atDesk,
    "follow-up": handlesInquiries,
    language: handlesInquiries,
    call: handlesInquiries,
    undo: handlesInquiries,
    join: atDesk,
    separate: atDesk,
    write: handlesInquiries,
    draft: handlesInquiries,
    read: handlesInquiries,
    link: atDesk,
    "no-estimate": atDesk,
    "estimate-asked": handlesInquiries,
  },
  "/staff/inquiries/:reference/booking": {
    see: handlesInquiries,
    book: handlesInquiries,
    came: handlesInquiries,
    missed: handlesInquiries,
    cancelled: handlesInquiries,
    kept: handlesInquiries,
    "withdraw-offer": handlesInquiries,
  },
  "/staff/inquiries/:reference/offer": { see: handlesInquiries, offer: handlesInquiries },
  "/staff/inquiries/:reference/conversation.json": { see: seesInquiries, draft: handlesInquiries },
  "/staff/inquiries/:reference/estimate": {
    see: atDesk,
    write: atDesk,
    send: atDesk,
    paper: atDesk,
  },
  "/staff/inquiries/:reference/estimates/:estimate": { see: atDesk, send: atDesk, paper: atDesk },
  "/staff/inquiries/:reference/payment": { see: atDesk, ask: atDesk, withdraw: atDesk },
  "/staff/inquiries/:reference/print": { see: atDesk },
  "/staff/inquiries/:reference/delete": { see: atDesk, erase: allowFresh("owner", "desk") },
  "/staff/estimates": { see: atDesk },
  "/staff/estimates/:estimate": { see: atDesk },
  "/staff/calendar": {
    see: seesInquiries,
    book: handlesInquiries,
    feed: handlesInquiries,
    "end-feed": seesInquiries,
  },
  "/staff/calendar/hours/:person": { see: handlesInquiries, save: handlesInquiries },
  "/staff/calendar/print": { see: allowFresh("owner", "desk", "clinician") },
  "/staff/spam": { see: seesAll },
  "/staff/answers": { see: seesAll, save: atDesk, remove: atDesk },
  "/staff/payments": { see: atPayments },
  "/staff/payments.csv": { see: allowFresh("owner", "desk", "bookkeeper") },
  "/staff/payments/:reference": {
    see: atPayments,
    settle: atPayments,
    link: atDesk,
    unlink: atDesk,
    refund: allowFresh("owner", "desk", "bookkeeper"),
  },
  "/staff/numbers": { see: seesAll },
  "/staff/numbers.csv": { see: atDesk },
  "/staff/products": { see: atDesk, update: atDesk, undo: atDesk },
  "/staff/people": { see: allow("owner"), invite: owner, again: owner, withdraw: owner },
  "/staff/people/:person": {
    see: allow("owner"),
    role: owner,
    correct: owner,
    suspend: owner,
    "let-in": owner,
    reset: owner,
  },
  "/staff/account": {
    see: everybody,
    "add-passkey": everybodyFresh,
    "rename-passkey": everybody,
    "remove-passkey": everybodyFresh,
    "set-password": everybodyFresh,
    "remove-password": everybodyFresh,
    "recovery-codes": everybodyFresh,
    "summary-on": everybody,
    "summary-off": everybody,
    "end-session": everybody,
    "end-others": everybody,
  },
  /** The page that requires re-authentication before another page or a file. */
  "/staff/confirm": { see: everybody, confirm: everybody },
  "/staff/site": { see: atDesk, cancel: atDesk, redo: atDesk },
  "/staff/site/treatments/:slug": { see: atDesk, save: atDesk, review: atDesk },
  "/staff/site/:group": { see: atDesk, save: atDesk, review: atDesk },
  "/staff/site/review": {
    see: atDesk,
    discard: atDesk,
    keep: atDesk,
    publish: allowFresh("owner", "desk"),
    schedule: allowFresh("owner", "desk"),
  },
  "/staff/site/claims": { see: atDesk, approve: atDesk, refuse: atDesk },
  "/staff/site/history": { see: atDesk },
  "/staff/site/history/:version": { see: atDesk, restore: allowFresh("owner", "desk") },
  "/staff/preview/*": { see: atDesk },
  "/staff/launch": { see: atDesk, confirm: allowFresh("owner", "desk") },
  "/staff/audit": { see: allow("owner") },
  "/staff/upkeep": { see: atDesk, confirm: allow("owner") },
  /** Responds with 404. */
  "/staff/*": { see: everybody },
  /** Its results are shown to those who may update. */
  "/update-products": { see: { ...everybody, isPublic: true }, update: atDesk },
} as const satisfies Record<string, { see: Permission } & Record<string, Permission>>;

export type DeskPath = keyof typeof permissions;

const rows: Readonly<Record<string, Readonly<Record<string, Permission>>>> = permissions;

/** Permission of `action` at a path of routes.ts; undefined when the table has no such action. */
export function permissionFor(path: string, action: string): Permission | undefined {
  const row = Object.hasOwn(rows, path) ? rows[path] : undefined;
  return row && Object.hasOwn(row, action) ? row[action] : undefined;
}

/** The action of a post without the field `do`, on pages with one action. */
export function onlyAction(path: string): string {
  const actions = Object.keys(rows[path] ?? {}).filter((action) => action !== "see");
  return actions.length === 1 ? (actions[0] ?? "") : "";
}

/** Whether `role` may do `action` on a page: for links and buttons. */
export const mayDo = (role: Role, path: DeskPath, action: string) =>
  permissionFor(path, action)?.roles.includes(role) ?? false;
