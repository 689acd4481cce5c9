import { colleagueWords as words } from "~/content/en/staff/staff-colleagues";
import { LocalTime } from "~/staff/frame/local-time";
import { Menu } from "~/staff/frame/staff-frame";
import type { ColleagueNotice } from "./notify-colleague.server";

/** In the head of every page: what colleagues gave to the person, or where they were named. */
export function NoticesMenu({ notices }: { notices: readonly ColleagueNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <Menu
      id="for-you"
      label={
        <>
          {words.menu} <span className="badge">{notices.length}</span>
        </>
      }
    >
      <ul>
        {notices.map(({ reference, kind, who, at }) => (
          <li key={reference}>
            <a className="menu-item" href={`/staff/inquiries/${encodeURIComponent(reference)}`}>
              <span>
                {words[kind](who)} <span className="reference">{reference}</span>{" "}
                <span className="hint">
                  <LocalTime at={at} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** Names to choose from while "@" is typed in a note; shown by offer-names.ts, hidden without it. */
export const NamesToChoose = ({ names }: { names: readonly string[] }) => (
  <ul aria-label={words.choose} className="names" data-names hidden>
    {names.map((name) => (
      <li key={name}>
        <button className="button quiet small" type="button">
          {`@${name}`}
        </button>
      </li>
    ))}
  </ul>
);
