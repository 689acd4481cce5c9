import { data, Outlet, type RouterContextProvider, redirect, useLocation } from "react-router";
import { staffWords as words } from "~/content/en/staff/staff";
import { staffPaymentsWords as paymentsWords } from "~/content/en/staff/staff-payments";
import { idleWords } from "~/content/en/staff/staff-sign-in";
import { siteWords } from "~/content/en/staff/staff-site";
import { postedFormContext, refusalContext } from "~/context";
import { allowedRisks } from "~/core/config/unsafe-settings";
import type { PageHandle } from "~/page-handle";
import { NoticesMenu } from "~/staff/colleagues/notices-menu";
import { colleagueNotices } from "~/staff/colleagues/notify-colleague.server";
import idleScript from "~/staff/frame/idle-script.ts?script";
import { RecordedOnly } from "~/staff/frame/print-bar";
import { countWaiting } from "~/staff/inbox/next-in-queue.server";
import { countInquiries } from "~/staff/inquiry-list/list-inquiries.server";
import { requireOwnInquiry } from "~/staff/inquiry-record/own-inquiries.server";
import { referenceParam } from "~/staff/inquiry-record/reference-param";
import { countPaymentNotices } from "~/staff/payments/open-payment.server";
import { requireReauthentication } from "~/staff/sign-in/reauthenticate.server";
import { readUpkeep } from "~/staff/upkeep/read-upkeep.server";
import {
  dueReviews,
  RecordLinks,
  UpkeepNotices,
  upkeepProblems,
} from "~/staff/upkeep/upkeep-notices";
import { countClaims } from "~/staff/website/claims.server";
import { InlineScript } from "~/ui/piece/inline";
import type { Route } from "./+types/staff-layout";
import deskScript from "./desk-script.ts?script";
import { LocalTime } from "./frame/local-time";
import { mayDo, onlyAction, permissionFor } from "./frame/permissions";
import { deskOf, type NotAllowed, staffContext } from "./frame/staff-context";
import { Keys, StaffFrame, StaffHeader, StaffPersonContext } from "./frame/staff-frame";
import { requireStaff } from "./sign-in/staff-session.server";

export const handle: PageHandle = { frame: "staff" };

/**
 * Guards every page and action of the desk: each needs a session, the permission of permissions.ts,
 * where that says so a fresh authentication, and an inquiry that the person may see. Rejects a
 * request that was already refused.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, pattern, params }, next) => {
    const refused = context.get(refusalContext);
    if (refused) throw data(null, { status: refused });
    const session = await requireStaff(request, context);
    /** As in routes.ts. */
    const path = `/${pattern}`;
    const permission = permissionFor(path, actionOf(request, context, path));
    if (permission === undefined) {
      const isPage = permissionFor(path, "see") !== undefined;
      throw data(null, { status: path.endsWith("*") ? 404 : isPage ? 400 : 403 });
    }
    const { person } = session;
    const opens = path === "/staff" && request.method !== "POST";
    if (opens && !mayDo(person.role, "/staff/inquiries", "see"))
      throw redirect("/staff/payments", 303);
    if (!permission.roles.includes(person.role))
      throw data<NotAllowed>({ allowed: permission.roles, person }, { status: 403 });
    if (permission.fresh) await requireReauthentication({ request, context, session });
    context.set(staffContext, session);
    if (path.startsWith("/staff/inquiries/:reference"))
      await requireOwnInquiry(context, referenceParam(params));
    return next();
  },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor, person, session } = deskOf(context);
  const mayPay = mayDo(person.role, "/staff/payments", "see");
  return {
    person,
    endsIn: Math.max(0, Date.parse(session.idleEndsAt) - Date.now()),
    waits: await countWaiting(app, actor),
    notices: await colleagueNotices(app, { actor, except: referenceParam(params) }),
    counts: await countInquiries(app, actor),
    claims: mayDo(person.role, "/staff/site/claims", "see")
      ? await countClaims(app, { actor })
      : { waiting: 0, refused: 0 },
    reviews: mayDo(person.role, "/staff/launch", "see")
      ? dueReviews(app.currentFacts(), app.site.today())
      : { soon: [], overdue: [] },
    risks: app.config.production ? allowedRisks(app.config) : [],
    paymentNotices: mayPay ? await countPaymentNotices(app) : null,
    upkeep: mayDo(person.role, "/staff/upkeep", "see")
      ? upkeepProblems(await readUpkeep(app), Date.now())
      : [],
  };
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const {
    waits,
    counts,
    notices: told,
    claims,
    reviews,
    risks,
    person,
    endsIn,
    paymentNotices,
    upkeep,
  } = loaderData;
  const { pathname } = useLocation();
  // Elsewhere the navigation has a mark.
  const saysPayments = pathname === "/staff" || pathname.startsWith("/staff/payments");
  return (
    <StaffFrame
      header={
        <StaffHeader
          counts={{ waits, spam: counts.spam, payments: paymentNotices ?? 0 }}
          person={person}
        >
          <NoticesMenu notices={told} />
        </StaffHeader>
      }
    >
      {counts.lateMails && (
        <p className="problem" role="alert">
          {words.lateMails(counts.lateMails.waiting)} <LocalTime at={counts.lateMails.since} />.{" "}
          {words.lateMailsHint}
        </p>
      )}
      {risks.map((risk) => (
        <p className="problem" key={risk} role="status">
          {words.allowedRisks[risk]} {words.allowedBy(risk)}
        </p>
      ))}
      {saysPayments && paymentNotices !== null && paymentNotices > 0 && (
        <p className="problem" role="status">
          {paymentsWords.notices(paymentNotices)}{" "}
          <a href="/staff/payments?status=notice">{paymentsWords.showNotices(paymentNotices)}</a>
        </p>
      )}
      {claims.waiting > 0 && (
        <p className="notice" role="status">
          <a href="/staff/site/claims">{siteWords.claims(claims.waiting)}</a>
        </p>
      )}
      {claims.refused > 0 && (
        <p className="problem" role="status">
          <a href="/staff/site/review">{siteWords.refusedClaims(claims.refused)}</a>
        </p>
      )}
      {reviews.overdue.length > 0 && (
        <div className="problem" role="status">
          {siteWords.reviewsOverdue} <RecordLinks records={reviews.overdue} />
        </div>
      )}
      {reviews.soon.length > 0 && (
        <div className="problem" role="status">
          {siteWords.reviewsSoon} <RecordLinks records={reviews.soon} />
        </div>
      )}
      {upkeep.length > 0 && <UpkeepNotices problems={upkeep} />}
      <StaffPersonContext value={person}>
        <Outlet context={counts} />
      </StaffPersonContext>
      <RecordedOnly />
      <IdleDialog endsIn={endsIn} personId={person.id} />
      <Keys />
      <div data-away={words.away} hidden />
      <InlineScript text={deskScript} />
    </StaffFrame>
  );
}

export { StaffRefusal as ErrorBoundary } from "./staff-refusal";

/** Asks "Still there?" two minutes before the session ends. Without scripts the session just ends. */
function IdleDialog({ personId, endsIn }: { personId: string; endsIn: number }) {
  return (
    <>
      <dialog
        aria-labelledby="idle-heading"
        className="idle"
        data-ends-in={endsIn}
        data-idle
        data-person={personId}
      >
        <form method="dialog">
          <h2 id="idle-heading">{idleWords.heading}</h2>
          <p>
            {idleWords.before} <span data-seconds role="timer" /> {idleWords.after}
          </p>
          <button className="button" type="submit">
            {idleWords.stay}
          </button>
        </form>
      </dialog>
      <InlineScript text={idleScript} />
    </>
  );
}

/** The permission that a request needs: the field `do` of a post names the action. */
function actionOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
  path: string,
): string {
  if (request.method !== "POST") return "see";
  const posted = context.get(postedFormContext).get("do");
  if (posted === null) return onlyAction(path);
  const [action = ""] = typeof posted === "string" ? posted.split(":") : [];
  return action === "see" ? "" : action;
}
