import type { ReactNode } from "react";
import type { NavigationLink } from "~/content/en/navigation";
import { useSite } from "~/content/use-site";
import neutralTabUrls from "~/enhance/neutral-tab.ts?script-urls";
import { stateName } from "~/facts/places";
import { Icon } from "~/ui/piece/icon";
import { PhoneLink } from "~/ui/piece/phone-link";
import { Logo } from "./logo";

export function Footer() {
  const { facts, language, words: siteWords } = useSite();
  const words = siteWords.frameWords.footer;
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
                {siteWords.callingWords.lines[line]}{" "}
                <PhoneLink className="quiet-link" icon={false} phone={facts.phones[line]} />
              </span>
            ))}
            <a className="quiet-link" href={`mailto:${facts.email}`}>
              {facts.email}
            </a>
          </p>
          {siteWords.contactFacts.spoken && <p>{siteWords.contactFacts.spoken}</p>}
          <p>{words.access(facts.accessContact)}</p>
        </div>
        <FooterList title={words.treatments}>
          <div>
            {siteWords.footerGroups.map(({ title, links }) => (
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
          <Links links={siteWords.informationLinks} />
        </FooterList>
        <FooterList title={words.policies}>
          <Links links={siteWords.policyLinks} />
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
        <p className="free-service-statement" lang={language === "en" ? undefined : "en"}>
          {siteWords.freeServiceStatement}
        </p>
      </section>
      <div className="footer-notices">
        <p>{siteWords.medicalDisclaimer}</p>
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
  const { facts, language, words } = useSite();
  const { name, licenseNumber } = facts.medicalDirector;
  if (!name) return null;
  const state = stateName(facts, language);
  return <p>{words.frameWords.footer.medicalDirector(name, licenseNumber, state)}</p>;
}

/**
 * In the footer: a link that leaves the site at once (enhance/discreet.ts), and a neutral tab title
 * (enhance/neutral-tab.ts).
 */
function Discreet() {
  const { language, words: siteWords } = useSite();
  return (
    <div
      className="discreet no-print"
      data-kept="neutral-tab"
      data-script={neutralTabUrls[language]}
    >
      <a aria-describedby="leave-hint" data-leave="" href="about:blank">
        {siteWords.discreetWords.leave}
      </a>
      <button aria-pressed="false" type="button">
        {siteWords.discreetWords.neutral}
      </button>
      <details>
        <summary aria-label={siteWords.discreetWords.about} />
        <p id="leave-hint">{siteWords.discreetWords.hint}</p>
      </details>
    </div>
  );
}
