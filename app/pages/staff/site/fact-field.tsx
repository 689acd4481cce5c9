import { listings } from "~/catalogue/products";
import { fieldWords, siteWords as words } from "~/content/en/staff/staff-site";
import type { SiteField } from "~/contracts/site-desk";
import type { FactField as Field } from "~/facts/fact-fields";
import { fieldName } from "~/facts/field-name";
import { FieldProblem } from "./field-problem";

/** One fact: its label, an example, where it stands, what is published, and what is wrong. */
export function FactField({
  field,
  state,
  own,
}: {
  field: Field;
  state: SiteField;
  /** The site's own question, where the fact is its wording. */
  own?: string | undefined;
}) {
  const { path, typed, published, problem, pages, others } = state;
  const { label, hint } = fieldWords(path, own);
  const id = path.replace(/[^\w-]/g, "-");
  const about = [`${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const isHours = field.kind === "hours";
  return (
    <div className={`site-field${typed === published ? "" : " site-field-changed"}`}>
      {isHours ? (
        <p className="site-label" id={`${id}-label`}>
          {label}
        </p>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      <p className="hint" id={`${id}-hint`}>
        {hint && `${hint} · `}
        <span title={pages.join(", ")}>{words.shownOn(pages.length)}</span>
        {typed !== published && ` · ${words.published(published)}`}
      </p>
      {isHours ? (
        <Hours id={id} path={path} problem={problem} typed={typed} />
      ) : (
        <Input about={about} field={field} id={id} invalid={problem !== null} typed={typed} />
      )}
      <FieldProblem id={`${id}-problem`} message={problem} />
      {others.map(({ who, typed: theirs }) => (
        <p className="site-others" key={who}>
          {words.others(who, theirs)}
        </p>
      ))}
    </div>
  );
}

function Hours({
  id,
  path,
  typed,
  problem,
}: {
  id: string;
  path: string;
  typed: string;
  problem: string | null;
}) {
  const [opens = "", closes = ""] = typed.split("-");
  const times = [
    ["opens", words.opens, opens],
    ["closes", words.closes, closes],
  ] as const;
  return (
    <div className="site-times">
      {times.map(([part, label, value]) => (
        <label key={part}>
          <span>{label}</span>
          <input
            aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
            aria-invalid={problem !== null}
            aria-label={`${fieldWords(path).label}: ${label}`}
            defaultValue={value}
            name={`${fieldName(path)}-${part}`}
            step={60}
            type="time"
          />
        </label>
      ))}
    </div>
  );
}

function Input({
  id,
  field,
  typed,
  about,
  invalid,
}: {
  id: string;
  field: Field;
  typed: string;
  about: string;
  invalid: boolean;
}) {
  const { path, kind, options = [], longest } = field;
  const common = { "aria-describedby": about, "aria-invalid": invalid, id, name: fieldName(path) };
  if (kind === "switch")
    return (
      <select {...common} defaultValue={typed}>
        <option value="yes">{words.yes}</option>
        <option value="">{words.no}</option>
      </select>
    );
  if (kind === "choice")
    return (
      <select {...common} defaultValue={typed}>
        {field.empty !== "refused" && (
          <option value="">{path.endsWith(".availability") ? words.standard : words.none}</option>
        )}
        {options.map((option) => (
          <option key={option} value={option}>
            {option === "ask" ? words.ask : (titles.get(option) ?? option)}
          </option>
        ))}
      </select>
    );
  if (kind === "long" || kind === "list" || kind === "days" || kind === "windows")
    return (
      <textarea
        {...common}
        defaultValue={typed}
        maxLength={longest}
        rows={kind === "long" ? 6 : 4}
      />
    );
  return (
    <input
      {...common}
      autoComplete="off"
      defaultValue={typed}
      inputMode={kind === "money" ? "decimal" : kind === "phone" ? "tel" : undefined}
      maxLength={longest}
      type={kind === "day" ? "date" : kind === "phone" ? "tel" : kind === "link" ? "url" : "text"}
    />
  );
}

const titles = new Map(listings.map(({ slug, title }) => [slug, title]));
