import type { Area } from "~/content/en/areas";
import { contactWords } from "~/content/en/pages/contact";
import { homeWords } from "~/content/en/pages/home";
import type { Facts } from "~/facts/facts-schema";
import { Logo } from "~/ui/frame/logo";
import { Icon, type IconName } from "~/ui/piece/icon";
import { PhoneLink } from "~/ui/piece/phone-link";
import { Picture } from "~/ui/piece/picture";
import type { Part } from "./design-piece";

const colours =
  "page surface sand sand-deep line line-strong ink ink-soft ink-faint marsh accent night error " +
  "sage clay rose harbor gold plum";

const areas: Area[] = ["peptide", "hormone", "sexual", "weight", "longevity", "aesthetics"];

const icons: IconName[] = [
  ...(["phone", "menu", "close", "chevron", "arrow", "search", "check"] as const),
  ...(["calendar", "clock", "pin", "mail", "alert", "lock", "print"] as const),
];

/** Colors, type and the other basics of all pieces. */
export function basics(facts: Facts): readonly Part[] {
  const home = homeWords(facts);
  const contact = contactWords(facts);
  return [
    {
      name: "Colours",
      note: "By day or at night, as the system says.",
      shown: (
        <ul className="design-grid">
          {colours.split(" ").map((name) => (
            <li key={name}>
              <span className="design-colour" style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: "Areas",
      shown: (
        <ul className="design-grid">
          {areas.map((area) => (
            <li className="design-area" data-area={area} key={area}>
              {area}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: "Type",
      shown: (
        <>
          <p className="kicker">Kicker</p>
          <h1>Heading one</h1>
          <h2>Heading two</h2>
          <h3>Heading three</h3>
          <h4>Heading four</h4>
          <p className="lead">{home.hero.lead}</p>
          <p>
            {contact.hero.lead} A number: <span className="tabular">1,074.48</span>.
          </p>
        </>
      ),
    },
    {
      name: "Actions",
      note: "Hover, press and focus (Tab) show when tried; those for dark grounds under Closing.",
      shown: (
        <p className="actions">
          <PhoneLink phone={facts.phones.clinic} />
          <PhoneLink className="button button-small" phone={facts.phones.clinic}>
            Small
          </PhoneLink>
          <button className="button button-quiet" type="button">
            Quiet
          </button>
          <button className="button" disabled type="button">
            Disabled
          </button>
          <button aria-disabled className="button" type="button">
            <span className="spinner" />
            Busy
          </button>
          <a className="text-link" href="/services">
            {home.hero.browse}
            <Icon name="arrow" />
          </a>
        </p>
      ),
    },
    {
      name: "Icons",
      shown: (
        <ul className="design-grid">
          {icons.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: "Logo and picture",
      shown: (
        <div className="design-stack">
          <Logo />
          <Picture name="head-aesthetics-wide" sizes="(min-width: 68rem) 64rem, 92vw" />
        </div>
      ),
    },
  ];
}
