import { findProduct } from "~/content/catalogue/catalogue";
import { homeWords } from "~/content/pages/home";
import { hormoneReplacementWords } from "~/content/pages/hormone-replacement";
import { serviceOptions } from "~/content/service-options";
import { site } from "~/content/site";
import { CallToAction } from "~/ui/call-to-action";
import { ErrorSummary } from "~/ui/error-summary";
import { Facts } from "~/ui/facts";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { InlineStyle } from "~/ui/inline";
import { ItemList } from "~/ui/item-list";
import { PhoneLink } from "~/ui/phone-link";
import { Questions } from "~/ui/questions";
import { Section } from "~/ui/section";
import { Steps } from "~/ui/steps";
import { TreatmentCards } from "~/ui/treatment-cards";
import { ReceivedPanel } from "../contact/received-panel";
import css from "./design.css?inline";

/** For developers (npm run dev, /design): every shared piece in every state. */
export default function Design() {
  return (
    <>
      <title>Design</title>
      <InlineStyle nonce={undefined} text={css} />
      <Section heading="Colours" id="colours">
        <ul className="design-grid">
          {colours.map((name) => (
            <li className={`design-colour design-${name}`} key={name}>
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Type" id="type">
        <h1>Heading one</h1>
        <h2>Heading two</h2>
        <h3>Heading three</h3>
        <h4>Heading four</h4>
        <p className="lead">A lead of one or two sentences that says what a page is about.</p>
        <p>Body text, seventeen pixels, with {site.city} and a number: 1,074.48.</p>
        <p className="kicker">Kicker</p>
      </Section>
      <Actions />
      <Fields />
      <Section heading="Messages" id="messages">
        <div className="design-stack">
          <ErrorSummary
            errors={[{ fieldId: "wrong", message: "Invalid email address" }]}
            heading="Please check"
          />
          <ReceivedPanel reference="CW-7K3M-Q2" />
        </div>
      </Section>
      <Section heading="Cards" id="cards" tone="sand">
        <TreatmentCards
          columns={4}
          products={[
            findProduct("wolverine"),
            findProduct("sildenafil"),
            { ...findProduct("tadalafil"), title: longTitle },
            { ...findProduct("glp-r"), price: 1074.48, compareAtPrice: 12_345.67 },
          ]}
        />
      </Section>
      <Section heading="Steps" id="steps">
        <Steps items={homeWords.journey.items} />
      </Section>
      <Section aside heading="Steps beside their heading" id="steps-aside" tone="sand">
        <Steps items={homeWords.journey.items} />
      </Section>
      <Section area="hormone" heading="On the ground of an area" id="hue" tone="hue">
        <ItemList columns={4} items={homeWords.values.items} />
      </Section>
      <Section aside heading="What it costs" id="facts">
        <Facts facts={hormoneReplacementWords.costs.facts} />
      </Section>
      <Section aside heading="Questions" id="questions">
        <Questions items={hormoneReplacementWords.questions.items} name="design" />
      </Section>
      <CallToAction phone={site.phones.clinic} words={homeWords.closing} />
    </>
  );
}

const longTitle = "Donaudampfschifffahrtsgesellschaft treatment with a name of sixty letters";

const colours = [
  "page",
  "surface",
  "sand",
  "sand-deep",
  "line",
  "ink",
  "ink-soft",
  "ink-faint",
  "marsh",
  "accent",
  "night",
  "error",
  "sage",
  "clay",
  "rose",
  "harbor",
  "gold",
  "plum",
];

function Actions() {
  return (
    <Section heading="Actions" id="actions">
      <p className="actions">
        <PhoneLink phone={site.phones.clinic}>Call</PhoneLink>
        <button className="button button-quiet" type="button">
          Quiet
        </button>
        <button className="button" disabled type="button">
          Disabled
        </button>
        <button className="button" disabled type="button">
          <span className="spinner" />
          Busy
        </button>
        <a className="text-link" href="#actions">
          Text link <Icon name="arrow" />
        </a>
      </p>
    </Section>
  );
}

function Fields() {
  return (
    <Section heading="Fields" id="fields">
      <div className="form">
        <TextField id="empty" label="Empty" />
        <TextField defaultValue={longTitle} id="filled" label="Filled" />
        <TextField defaultValue="nobody" error="Invalid email address" id="wrong" label="Wrong" />
        <TextField disabled id="off" label="Disabled" />
        <SelectField
          id="choice"
          label="Choice"
          options={serviceOptions}
          placeholder="Select a service"
          wide
        />
        <TextArea id="text" label="Text" optional wide />
      </div>
    </Section>
  );
}
