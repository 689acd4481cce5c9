import { createContext, type ReactNode, useContext } from "react";
import { useLocation } from "react-router";
import { frameWords } from "~/content/en/frame";
import { staffWords as words } from "~/content/en/staff/staff";
import { staffPaymentsWords } from "~/content/en/staff/staff-payments";
import { enterInquiryWords, queueWords } from "~/content/en/staff/staff-queue";
import { useSite } from "~/content/use-site";
import type { Role, StaffPerson } from "~/core/sessions/people";
import { Icon } from "~/ui/piece/icon";
import { type DeskPath, mayDo } from "./permissions";

export function StaffFrame({ header, children }: { header?: ReactNode; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {words.navigation.skip}
      </a>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/**
 * The head of a page in one line, of the same height everywhere: the way back, the heading, and
 * what stands beside it.
 */
export const PageHead = ({
  back,
  title,
  children,
}: {
  back?: readonly [href: string, label: string] | undefined;
  title: ReactNode;
  children?: ReactNode;
}) => (
  <header className="title-row">
    {back && <BackLink href={back[0]}>{back[1]}</BackLink>}
    <h1 dir="auto">{title}</h1>
    {children}
  </header>
);

/** Link back to the previous page. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p className="back">
    <a className="tap" href={href}>
      <Icon className="to-left" name="chevron" />
      {children}
    </a>
  </p>
);

/** The desk's navigation. Without `counts`, its links show no numbers. */
export function StaffHeader({
  counts,
  person,
  children,
}: {
  /** `payments`: those that need attention. */
  counts?: { waits: number; spam: number; payments: number };
  person: StaffPerson;
  children?: ReactNode;
}) {
  const { name } = useSite().facts;
  const { navigation } = words;
  const payments: Link = ["/staff/payments", navigation.payments, counts?.payments];
  const seesInquiries = mayDo(person.role, "/staff/inquiries", "see");
  const links: Link[] = seesInquiries
    ? [
        ["/staff", navigation.queue, counts?.waits],
        ["/staff/calendar", navigation.calendar],
        ["/staff/inquiries", navigation.inquiries],
        ["/staff/new", enterInquiryWords.short],
      ]
    : [payments];
  const { pathname } = useLocation();
  const rare: Link[] = [
    ["/staff/spam", navigation.spam, counts?.spam],
    ["/staff/answers", navigation.answers],
    ["/staff/estimates", navigation.estimates],
    payments,
    ["/staff/numbers", navigation.numbers],
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
        <Links links={links} role={person.role} />
        {seesInquiries && (
          <Menu
            aria-current={rare.some(([href]) => isHere(pathname, href)) ? "true" : undefined}
            id="more-pages"
            label={
              <>
                {navigation.more}
                {counts !== undefined && counts.payments > 0 && (
                  <>
                    <span aria-hidden="true" className="attention" />
                    <span className="visually-hidden">
                      {": "}
                      {staffPaymentsWords.notices(counts.payments)}
                    </span>
                  </>
                )}
              </>
            }
          >
            <Links className="menu-item" links={rare} role={person.role} />
            <form action="/staff/sign-out" className="phone-who" method="post">
              <a className="menu-item" href="/staff/account">
                {navigation.account}
              </a>
              <button className="menu-item" type="submit">
                {navigation.signOut}
              </button>
            </form>
          </Menu>
        )}
      </nav>
      {children}
      <form action="/staff/sign-out" className="desk-who" method="post">
        <a className="tap" href="/staff/account">
          {navigation.signedIn(person.name)}
        </a>
        <button className="link-button" type="submit">
          {navigation.signOut}
        </button>
      </form>
    </header>
  );
}

type Link = [href: DeskPath, label: string, count?: number | undefined];

function Links({
  links,
  role,
  className = "tab",
}: {
  links: readonly Link[];
  role: Role;
  className?: string;
}) {
  const { pathname } = useLocation();
  const mine = links.filter(([href]) => mayDo(role, href, "see"));
  return (
    <ul>
      {mine.map(([href, label, count]) => (
        <li key={href}>
          <a
            aria-current={isHere(pathname, href) ? "page" : undefined}
            className={className}
            data-key={href === "/staff/new" ? "i" : undefined}
            href={href}
          >
            {label}
            {count !== undefined && count > 0 && <span className="badge">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An open inquiry belongs to the queue; the list of all inquiries is a page of its own. */
function isHere(pathname: string, href: string) {
  if (href === "/staff") return pathname === href || pathname.startsWith("/staff/inquiries/");
  return href === "/staff/inquiries" ? pathname === href : pathname.startsWith(href);
}

/** The list of keyboard shortcuts, opened by "?" or a button: a popover needs no script. */
export function Keys() {
  return (
    <>
      <button className="keys-button" data-key="?" popoverTarget="keys" type="button">
        {queueWords.keys.title} <kbd>{queueWords.keys.key}</kbd>
      </button>
      <div
        aria-label={queueWords.keys.title}
        className="keys"
        id="keys"
        popover="auto"
        role="dialog"
      >
        <h2>{queueWords.keys.title}</h2>
        <dl>
          {queueWords.keys.list.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <button
          className="button quiet"
          popoverTarget="keys"
          popoverTargetAction="hide"
          type="button"
        >
          {queueWords.keys.close}
        </button>
      </div>
    </>
  );
}

/** The person at the desk, provided by staff-layout.tsx; null outside it. */
export const StaffPersonContext = createContext<StaffPerson | null>(null);

/** The person at the desk, and what they may do there: for links and buttons. */
export function useStaff() {
  const person = useContext(StaffPersonContext);
  return {
    person,
    may: (path: DeskPath, action = "see") => person !== null && mayDo(person.role, path, action),
  };
}

/**
 * A button that opens a sheet, below it or, on a phone, at the bottom of the window. A native
 * popover: it needs no script, and Escape or a click elsewhere closes it.
 */
export function Menu({
  id,
  label,
  className = "menu-button",
  children,
  ...button
}: {
  /** Unique on the page. */
  id: string;
  label: ReactNode;
  className?: string;
  children: ReactNode;
  "aria-current"?: "true" | undefined;
  "data-key"?: string;
}) {
  return (
    <div className="menu">
      <button {...button} className={className} popoverTarget={id} type="button">
        {label}
      </button>
      <div className="menu-sheet" id={id} popover="auto">
        {children}
      </div>
    </div>
  );
}

/** The title of a staff page; it begins with a notice when there is an error. */
export const staffTitle = (title: string, isWrong = false) =>
  `${isWrong ? frameWords.error : ""}${title} | ${words.area}`;
