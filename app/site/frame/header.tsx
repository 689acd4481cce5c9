import { useSite } from "~/content/use-site";
import afterLoadUrls from "~/enhance/after-load.ts?script-urls";
import scriptUrl from "~/enhance/treatments-menu.ts?script-url";
import { Icon } from "~/ui/piece/icon";
import { PhoneLink } from "~/ui/piece/phone-link";
import { Logo } from "./logo";
import { LanguageLink } from "./other-languages";

export function Header({
  path,
  phone,
  callsOnPhones,
}: {
  path: string;
  /** The page's phone number, in E.164. */
  phone: string;
  /** The page has no call bar, so the phone's header shows the button as an icon. */
  callsOnPhones: boolean;
}) {
  const {
    facts: { banner },
    language,
    words,
  } = useSite();
  return (
    <header className="site-header">
      <p className="banner">
        <a href="#free-consultation">{banner}</a>
      </p>
      <div className="bar">
        <Logo />
        <nav aria-label={words.frameWords.navigation} className="main-nav">
          <TreatmentsMenu path={path} />
          {words.headerLinks.map(({ href, label }) => (
            <a aria-current={href === path ? "page" : undefined} href={href} key={href}>
              {label}
            </a>
          ))}
          <LanguageLink />
        </nav>
        <span data-script={afterLoadUrls[language]} data-soon="" hidden />
        <PhoneLink
          className={`button button-small header-call${callsOnPhones ? " calls-on-phones" : ""}`}
          after={<span className="opens-at" data-opens-at="" />}
          phone={phone}
        >
          {words.frameWords.call}
        </PhoneLink>
        <button
          aria-label={words.frameWords.menu}
          className="menu-toggle"
          data-site-menu-toggle=""
          popoverTarget="site-menu"
          type="button"
        >
          <Icon name="menu" />
          <Icon name="close" />
        </button>
      </div>
      <SiteMenu path={path} phone={phone} />
    </header>
  );
}

/** The menu on phones: a popover, so that Escape and a touch outside close it without a script. */
function SiteMenu({ path, phone }: { path: string; phone: string }) {
  const {
    facts: { phones, spanishPages },
    words,
  } = useSite();
  return (
    <div className="site-menu" id="site-menu" popover="auto">
      <nav aria-label={words.frameWords.menu}>
        <p className="site-menu-group" id="site-menu-treatments">
          {words.frameWords.treatments}
        </p>
        <ul aria-labelledby="site-menu-treatments">
          {words.treatmentsMenu.map(({ href, label, area }) => (
            <li data-area={area} key={href}>
              <a aria-current={href === path ? "page" : undefined} href={href}>
                <span className="dot" />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ul className="site-menu-more">
          {words.headerLinks.map(({ href, label }) => (
            <li key={href}>
              <a aria-current={href === path ? "page" : undefined} href={href}>
                {label}
              </a>
            </li>
          ))}
          {spanishPages && (
            <li>
              <LanguageLink />
            </li>
          )}
        </ul>
      </nav>
      <PhoneLink className="button" phone={phone}>
        {words.frameWords.call}
      </PhoneLink>
      {phone !== phones.clinic && (
        <p className="site-menu-clinic">
          {words.callingWords.lines.clinic}{" "}
          <PhoneLink className="" icon={false} phone={phones.clinic} />
        </p>
      )}
    </div>
  );
}

/**
 * The All Treatments dropdown. Without scripts the browser's popover opens it on click;
 * enhance/treatments-menu.ts, fetched on wide screens, adds hover, arrow keys, type-ahead and the
 * menu roles.
 */
function TreatmentsMenu({ path }: { path: string }) {
  const { words } = useSite();
  const isInside =
    path.startsWith("/treatments/") || words.treatmentsMenu.some(({ href }) => href === path);
  return (
    <div className="treatments-menu" data-wide-script={scriptUrl}>
      <button
        aria-current={isInside || undefined}
        data-treatments-trigger=""
        popoverTarget="treatments-menu"
        type="button"
      >
        {words.frameWords.treatments}
        <Icon className="chevron" name="chevron" />
      </button>
      <div id="treatments-menu" popover="auto">
        {words.treatmentsMenu.map(({ href, label, hint, area }) => (
          <a
            aria-current={href === path ? "page" : undefined}
            data-area={area}
            href={href}
            key={href}
          >
            <span className="dot" />
            <span className="label">{label}</span>
            <span className="hint">{hint}</span>
          </a>
        ))}
      </div>
    </div>
  );
}
