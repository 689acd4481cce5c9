import { callingWords } from "~/content/en/calling";
import { discreetWords } from "~/content/en/discreet";
import { frameWords } from "~/content/en/frame";
import { freeServiceStatement, medicalDisclaimer } from "~/content/en/legal/notices";
import { footerGroups, informationLinks, policyLinks } from "~/content/en/navigation";
import neutralTabUrl from "~/enhance/neutral-tab.ts?script-url";
import { useFacts } from "~/facts/use-facts";
import { Icon } from "~/ui/piece/icon";
import { PhoneLink } from "~/ui/piece/phone-link";
import { Logo } from "./logo";

const words = frameWords.footer;

export function Footer() {
  const facts = useFacts();
  return (
    <footer className="site-footer">
      <div className="footer-grid">
        <div className="footer-clinic">
          <Logo />
          <p>
            {`${facts.city}, ${facts.state}`}
            <br />
            {words.serving(facts.areaServed)}
          </p>
          <p>
            {(["clinic", "treatments"] as const).map((line) => (
              <span className="footer-phone" key={line}>
                {callingWords.lines[line]}{" "}
                <PhoneLink className="quiet-link" icon={false} phone={facts.phones[line]} />
              </span>
            ))}
            <a className="quiet-link" href={`mailto:${facts.email}`}>
              {facts.email}
            </a>
          </p>
          <p>{words.access(facts.accessContact)}</p>
        </div>
        <nav aria-label={words.treatments}>
          <h2>{words.treatments}</h2>
          {footerGroups.map(({ title, links }) => (
            <details key={title} name="footer-treatments">
              <summary>
                {title}
                <Icon className="chevron" name="chevron" />
              </summary>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <FooterLinks links={informationLinks} title={words.information} />
        <FooterLinks links={policyLinks} title={words.policies} />
      </div>
      <Discreet />
      <section
        aria-labelledby="free-consultation-heading"
        className="free-service"
        id="free-consultation"
      >
        <h2 id="free-consultation-heading">{words.freeConsultation.heading}</h2>
        <p>{words.freeConsultation.conditions}</p>
        <p className="free-service-statement">{freeServiceStatement}</p>
      </section>
      <div className="footer-notices">
        <p>{medicalDisclaimer}</p>
        <MedicalDirector />
        <p>{words.rights(facts.copyrightYear, facts.legalName)}</p>
      </div>
    </footer>
  );
}

function FooterLinks({
  title,
  links,
}: {
  title: string;
  links: readonly { href: string; label: string }[];
}) {
  return (
    <nav aria-label={title} className="footer-list">
      <h2>
        {/* Phones show the list closed; its title opens it, without a script too. */}
        <label>
          <input className="visually-hidden" type="checkbox" />
          {title}
          <Icon className="chevron" name="chevron" />
        </label>
      </h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MedicalDirector() {
  const { name, licenseNumber } = useFacts().medicalDirector;
  return name ? <p>{words.medicalDirector(name, licenseNumber)}</p> : null;
}

/**
 * In the footer: a link that leaves the site at once (enhance/discreet.ts), and a neutral tab title
 * (enhance/neutral-tab.ts).
 */
function Discreet() {
  return (
    <div className="discreet no-print" data-kept="neutral-tab" data-script={neutralTabUrl}>
      <a data-leave="" href="about:blank">
        {discreetWords.leave}
      </a>
      <button aria-pressed="false" type="button">
        {discreetWords.neutral}
      </button>
      <p>{discreetWords.hint}</p>
    </div>
  );
}
