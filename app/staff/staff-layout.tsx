import { Outlet } from "react-router";
import { staffWords as words } from "~/content/en/staff/staff";
import { staffPaymentsWords as paymentsWords } from "~/content/en/staff/staff-payments";
import { idleWords } from "~/content/en/staff/staff-sign-in";
import { siteWords } from "~/content/en/staff/staff-site";
import { allowedRisks } from "~/core/config/unsafe-settings";
import { type PageHandle, useDocumentParts } from "~/page-handle";
import idleScript from "~/staff/frame/idle-script.ts?script";
import { countWaiting } from "~/staff/inbox/next-in-queue.server";
import { countInquiries } from "~/staff/inquiry-list/list-inquiries.server";
import { RecordedOnly } from "~/staff/inquiry-list/print-bar";
import { countPaymentNotices } from "~/staff/payments/open-payment.server";
import { readUpkeep } from "~/staff/upkeep/read-upkeep.server";
import { UpkeepNotices, upkeepProblems } from "~/staff/upkeep/upkeep-notices";
import { countClaims } from "~/staff/website/claims.server";
import { dueReviews, RecordLinks } from "~/staff/website/evidence-reviews";
import { InlineScript } from "~/ui/piece/inline";
import type { Route } from "./+types/staff-layout";
import { admitStaff } from "./admit-staff.server";
import deskScript from "./desk-script.ts?script";
import { LocalTime } from "./frame/local-time";
import { mayDo } from "./frame/permissions";
import { deskOf, sessionOf } from "./frame/staff-context";
import { Keys, StaffFrame, StaffHeader } from "./frame/staff-frame";
import { StaffPersonContext } from "./frame/use-staff";

export const handle: PageHandle = { frame: "staff" };

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, pattern, params }, next) => {
    await admitStaff({ request, context, path: `/${pattern}`, params });
    return next();
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, person } = deskOf(context);
  const mayPay = mayDo(person.role, "/staff/payments", "see");
  return {
    person,
    endsIn: Math.max(0, Date.parse(sessionOf(context).idleEndsAt) - Date.now()),
    waits: await countWaiting(app, actor),
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
  const { waits, counts, claims, reviews, risks, person, endsIn, paymentNotices, upkeep } =
    loaderData;
  const { nonce } = useDocumentParts();
  return (
    <StaffFrame header={<StaffHeader counts={{ waits, spam: counts.spam }} person={person} />}>
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
      {paymentNotices !== null && paymentNotices > 0 && (
        <p className="problem" role="status">
          {paymentsWords.notices(String(paymentNotices))}{" "}
          <a href="/staff/payments?status=notice">{paymentsWords.showNotices}</a>
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
        <div className="notice" role="status">
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
      <InlineScript nonce={nonce} text={deskScript} />
    </StaffFrame>
  );
}

export { StaffRefusal as ErrorBoundary } from "./staff-refusal";

/** Asks "Still there?" two minutes before the session ends. Without scripts the session just ends. */
function IdleDialog({ personId, endsIn }: { personId: string; endsIn: number }) {
  const { nonce } = useDocumentParts();
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
      <InlineScript nonce={nonce} text={idleScript} />
    </>
  );
}
