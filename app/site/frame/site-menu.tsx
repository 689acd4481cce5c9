import { callingWords } from "~/content/en/calling";
import { frameWords as words } from "~/content/en/frame";
import { headerLinks, treatmentsMenu } from "~/content/en/navigation";
import { useFacts } from "~/facts/use-facts";
import { PhoneLink } from "~/ui/piece/phone-link";

/** The menu on phones: a popover, so that Escape and a touch outside close it without a script. */
export function SiteMenu({ path, phone }: { path: string; phone: string }) {
  const { phones } = useFacts();
  return (
    <div className="site-menu" id="site-menu" popover="auto">
      <nav aria-label={words.menu}>
        <p className="site-menu-group" id="site-menu-treatments">
          {words.treatments}
        </p>
        <ul aria-labelledby="site-menu-treatments">
          {treatmentsMenu.map(({ href, label, area }) => (
            <li data-area={area} key={href}>
              <a aria-current={href === path ? "page" : undefined} href={href}>
                <span className="dot" />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ul className="site-menu-more">
          {headerLinks.map(({ href, label }) => (
            <li key={href}>
              <a aria-current={href === path ? "page" : undefined} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PhoneLink className="button" phone={phone}>
        {words.call}
      </PhoneLink>
      {phone !== phones.clinic && (
        <p className="site-menu-clinic">
          {callingWords.lines.clinic} <PhoneLink className="" icon={false} phone={phones.clinic} />
        </p>
      )}
    </div>
  );
}
