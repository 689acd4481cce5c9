import { frameWords as words } from "~/content/en/frame";
import { headerLinks } from "~/content/en/navigation";
import afterLoadUrl from "~/enhance/after-load.ts?script-url";
import { useFacts } from "~/facts/use-facts";
import { Icon } from "~/ui/piece/icon";
import { PhoneLink } from "~/ui/piece/phone-link";
import { Logo } from "./logo";
import { SiteMenu } from "./site-menu";
import { TreatmentsMenu } from "./treatments-menu";

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
  const { banner } = useFacts();
  return (
    <header className="site-header">
      <p className="banner">
        <a href="#free-consultation">{banner}</a>
      </p>
      <div className="bar">
        <Logo />
        <nav aria-label={words.navigation} className="main-nav">
          <TreatmentsMenu path={path} />
          {headerLinks.map(({ href, label }) => (
            <a aria-current={href === path ? "page" : undefined} href={href} key={href}>
              {label}
            </a>
          ))}
        </nav>
        <span data-script={afterLoadUrl} data-soon="" hidden />
        <PhoneLink
          className={`button button-small header-call${callsOnPhones ? " calls-on-phones" : ""}`}
          after={<span className="opens-at" data-opens-at="" />}
          phone={phone}
        >
          {words.call}
        </PhoneLink>
        <button
          aria-label={words.menu}
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
