import type { ReactNode } from "react";
import { callingWords } from "~/content/en/calling";
import { discreetWords } from "~/content/en/discreet";
import { frameWords } from "~/content/en/frame";
import { freeServiceStatement, medicalDisclaimer } from "~/content/en/legal/notices";
import {
  footerGroups,
  informationLinks,
  type NavigationLink,
  policyLinks,
} from "~/content/en/navigation";
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
        <FooterList title={words.treatments}>
          <div>
            {footerGroups.map(({ title, links }) => (
              <details key={title} name="footer-treatments">
                <summary>
                  {title}
                  <Icon className="chevron" name="chevron" />
                </summary>
                <Links links={links} />
              </details>
            ))}
          </div>
        </FooterList>
        <FooterList title={words.information}>
          <Links links={informationLinks} />
        </FooterList>
        <FooterList title={words.policies}>
          <Links links={policyLinks} />
        </FooterList>
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

function FooterList({ title, children }: { title: string; children: ReactNode }) {
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
      {children}
    </nav>
  );
}

function Links({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
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
      <a aria-describedby="leave-hint" data-leave="" href="about:blank">
        {discreetWords.leave}
      </a>
      <button aria-pressed="false" type="button">
        {discreetWords.neutral}
      </button>
      <details>
        <summary aria-label={discreetWords.about} />
        <p id="leave-hint">{discreetWords.hint}</p>
      </details>
    </div>
  );
}
