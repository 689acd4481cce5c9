import { Outlet, useLocation } from "react-router";
import { staffWords as words } from "~/content/en/staff/staff";
import { staffPaymentsWords as paymentsWords } from "~/content/en/staff/staff-payments";
import type { DeskCounts } from "~/contracts/desk-inquiry-list";
import { type DeskPath, mayDo } from "~/contracts/permissions";
import { useDocumentParts } from "~/document-parts";
import { useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { InlineScript } from "~/ui/piece/inline";
import { RecordedOnly } from "../printing/recorded-only";
import deskScript from "../script/desk.ts?script";
import { UpkeepNotices } from "../upkeep/upkeep-notices";
import { upkeepProblems } from "../upkeep/upkeep-problems";
import type { Route } from "./+types/staff-layout";
import { IdleDialog } from "./idle-dialog";
import { Keys } from "./keys";
import { LocalTime } from "./local-time";
import { admitStaff, deskOf, sessionOf } from "./staff-context";
import { StaffFrame } from "./staff-frame";
import { useStaff } from "./use-staff";

export const handle: PageHandle = { frame: "staff" };

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, pattern }, next) => {
    await admitStaff({ request, context, path: `/${pattern}` });
    return next();
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { desk, person } = deskOf(context);
  const mayPay = mayDo(person.role, "/staff/payments", "see");
  return {
    person,
    endsIn: Math.max(0, Date.parse(sessionOf(context).idleEndsAt) - Date.now()),
    counts: await desk.countInquiries(),
    risks: desk.allowedRisks,
    paymentNotices: mayPay ? await desk.countPaymentNotices() : null,
    upkeep: mayDo(person.role, "/staff/upkeep", "see")
      ? upkeepProblems(await desk.readUpkeep(), Date.now())
      : [],
  };
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const { counts, risks, person, endsIn, paymentNotices, upkeep } = loaderData;
  const { nonce } = useDocumentParts();
  return (
    <StaffFrame header={<Header counts={counts} />}>
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

function Header({ counts }: { counts: DeskCounts }) {
  const { name } = useFacts();
  const { person } = useStaff();
  const { navigation } = words;
  const links: Link[] = [
    ["/staff", navigation.queue, counts.fresh],
    ["/staff/inquiries", navigation.inquiries],
  ];
  const rare: Link[] = [
    ["/staff/spam", navigation.spam, counts.spam],
    ["/staff/answers", navigation.answers],
    ["/staff/payments", navigation.payments],
    ["/staff/numbers", navigation.numbers],
    ["/staff/products", navigation.products],
    ["/staff/site", navigation.site],
    ["/staff/upkeep", navigation.upkeep],
    ["/staff/people", navigation.people],
    ["/staff/audit", navigation.audit],
  ];
  return (
    <header className="desk-header">
      <p className="desk-name">
        <strong>{words.area}</strong> <span className="clinic">{name}</span>
      </p>
      <nav aria-label={navigation.label}>
        <Links links={links} />
        <details className="menu">
          <summary>{navigation.more}</summary>
          <div className="menu-sheet">
            <Links links={rare} />
          </div>
        </details>
      </nav>
      <form action="/staff/sign-out" className="desk-who" method="post">
        <a className="tap" href="/staff/account">
          {navigation.signedIn(person?.name ?? "")}
        </a>
        <button className="link-button" type="submit">
          {navigation.signOut}
        </button>
      </form>
    </header>
  );
}

type Link = [href: DeskPath, label: string, count?: number];

function Links({ links }: { links: readonly Link[] }) {
  const { pathname } = useLocation();
  const { may } = useStaff();
  const mine = links.filter(([href]) => may(href));
  return (
    <ul>
      {mine.map(([href, label, count]) => (
        <li key={href}>
          <a aria-current={isHere(pathname, href) ? "page" : undefined} className="tab" href={href}>
            {label}
            {count !== undefined && count > 0 && <span className="badge">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An open inquiry belongs to the queue, the list of all of them is a page of its own. */
function isHere(pathname: string, href: string) {
  if (href === "/staff") return pathname === href || pathname.startsWith("/staff/inquiries/");
  return href === "/staff/inquiries" ? pathname === href : pathname.startsWith(href);
}

export { StaffRefusal as ErrorBoundary } from "./staff-refusal";
