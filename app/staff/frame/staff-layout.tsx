import { Outlet } from "react-router";
import { staffWords as words } from "~/content/en/staff/staff";
import { staffPaymentsWords as paymentsWords } from "~/content/en/staff/staff-payments";
import { siteWords } from "~/content/en/staff/staff-site";
import { useDocumentParts } from "~/document-parts";
import type { PageHandle } from "~/page-handle";
import { RecordedOnly } from "~/staff/inquiry-list/recorded-only";
import { countPaymentNotices } from "~/staff/payments/open-payment.server";
import { UpkeepNotices } from "~/staff/upkeep/upkeep-notices";
import { upkeepProblems } from "~/staff/upkeep/upkeep-problems";
import { InlineScript } from "~/ui/piece/inline";
import type { Route } from "./+types/staff-layout";
import deskScript from "./desk.ts?script";
import { IdleDialog } from "./idle-dialog";
import { Keys } from "./keys";
import { LocalTime } from "./local-time";
import { mayDo } from "./permissions";
import { admitStaff, deskOf, sessionOf } from "./staff-context";
import { StaffFrame } from "./staff-frame";
import { StaffHeader } from "./staff-header";

export const handle: PageHandle = { frame: "staff" };

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, pattern }, next) => {
    await admitStaff({ request, context, path: `/${pattern}` });
    return next();
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { app, desk, who, person } = deskOf(context);
  const mayPay = mayDo(person.role, "/staff/payments", "see");
  return {
    person,
    endsIn: Math.max(0, Date.parse(sessionOf(context).idleEndsAt) - Date.now()),
    counts: await desk.countInquiries(),
    claims: mayDo(person.role, "/staff/site/claims", "see")
      ? await desk.countClaims({ who })
      : { waiting: 0, refused: 0 },
    risks: desk.allowedRisks,
    paymentNotices: mayPay ? await countPaymentNotices(app) : null,
    upkeep: mayDo(person.role, "/staff/upkeep", "see")
      ? upkeepProblems(await desk.readUpkeep(), Date.now())
      : [],
  };
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const { counts, claims, risks, person, endsIn, paymentNotices, upkeep } = loaderData;
  const { nonce } = useDocumentParts();
  return (
    <StaffFrame header={<StaffHeader counts={counts} person={person} />}>
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
      {paymentNotices && paymentNotices > 0 && (
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
      {upkeep.length > 0 && <UpkeepNotices problems={upkeep} />}
      <Outlet context={counts} />
      <RecordedOnly />
      <IdleDialog endsIn={endsIn} personId={person.id} />
      <Keys />
      <div data-away={words.away} hidden />
      <InlineScript nonce={nonce} text={deskScript} />
    </StaffFrame>
  );
}

export { StaffRefusal as ErrorBoundary } from "./staff-refusal";
