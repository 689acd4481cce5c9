import { estimateFormWords as words } from "~/content/en/staff/staff-estimates";
import { useSite } from "~/content/use-site";
import { formatCents } from "~/facts/amount";
import { FormProblems } from "~/staff/frame/notice";
import { TextArea, TextField } from "~/ui/form/field";
import { DoButton, PostForm } from "~/ui/form/post-form";
import { GiveButtons } from "./give-buttons";
import {
  type EstimateProblems,
  isEmpty,
  longest,
  pricesOf,
  type RowField,
  rowField,
  type TypedEstimate,
  type TypedRow,
} from "./read-estimate-form";

type Props = {
  typed: TypedEstimate;
  problems: EstimateProblems;
  /** Nothing on the private page reaches the visitor. */
  mayNotSend: boolean;
};

/** Rows that are shown at first, unless more are filled in. */
const shownRows = 4;

/** Form for an estimate's items; the empty rows after the first four are in a closed section. */
export function EstimateForm({ typed, problems, mayNotSend }: Props) {
  const facts = useSite().facts;
  const { legalName } = facts;
  const prices = pricesOf(facts);
  const wrong = Object.entries(problems);
  const rows = typed.rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
    <Row index={index} key={index} problems={problems} row={row} />
  ));
  const shown = Math.max(shownRows, typed.rows.findLastIndex((row) => !isEmpty(row)) + 1);
  const field = (name: "patient" | "primary" | "expected" | "diagnosisCodes") => ({
    id: name,
    name,
    label: words[name],
    defaultValue: typed[name],
    error: problems[name],
    maxLength: longest[name],
    autoComplete: "off",
  });
  // A date field cannot show an invalid date: a text field shows it for correction.
  const isNoDay = problems.birthDate !== undefined;
  return (
    <PostForm noValidate>
      {wrong.length > 0 && (
        <FormProblems
          heading={words.summary}
          list={wrong.map(([name, message]) => [name, itemOf(name) + message])}
        />
      )}
      <div className="panel estimate-head">
        <TextField {...field("patient")} />
        <TextField
          {...{ id: "birthDate", name: "birthDate", label: words.birthDate }}
          defaultValue={typed.birthDate}
          error={problems.birthDate}
          type={isNoDay ? "text" : "date"}
        />
        <TextField {...field("primary")} />
        <TextField {...field("expected")} label={words.optional(words.expected)} />
        <TextField {...field("diagnosisCodes")} label={words.optional(words.diagnosisCodes)} />
      </div>
      <p className="hint">{words.birthDateHint}</p>
      <h2>{words.items}</h2>
      <p className="hint">{words.itemsHint(legalName)}</p>
      <p className="hint">{words.pricesHint}</p>
      <datalist id="price-list">
        {[...prices].map(([title, cents]) => (
          <option key={title} label={formatCents(cents)} value={title} />
        ))}
      </datalist>
      {rows.slice(0, shown)}
      {rows.length > shown && (
        <details>
          <summary className="tap">{words.more}</summary>
          {rows.slice(shown)}
        </details>
      )}
      <TextArea
        defaultValue={typed.separate}
        dir="auto"
        error={problems.separate}
        hint={words.separateHint}
        id="separate"
        label={words.separate}
        maxLength={longest.separate}
        name="separate"
        rows={3}
      />
      <p className="buttons">
        <GiveButtons mayNotSend={mayNotSend} />
        <DoButton className="button quiet" value="write">
          {words.submit}
        </DoButton>
      </p>
    </PostForm>
  );
}

/** "Item 2: " for a field of the second row. */
function itemOf(name: string): string {
  const [, number] = /(\d+)$/.exec(name) ?? [];
  return number ? `${words.item(Number(number))}: ` : "";
}

function Row({
  problems,
  row,
  index,
}: {
  problems: EstimateProblems;
  row: TypedRow;
  index: number;
}) {
  const field = (name: RowField) => {
    const id = rowField(name, index);
    return {
      id,
      name: id,
      label: words[name],
      defaultValue: row[name],
      error: problems[id],
      maxLength: longest[name],
      autoComplete: "off",
    };
  };
  return (
    <fieldset className="panel estimate-row">
      <legend>{words.item(index + 1)}</legend>
      <TextField {...field("service")} list="price-list" />
      <TextField {...field("expected")} />
      <TextField {...field("code")} />
      <TextField {...field("quantity")} inputMode="numeric" />
      <TextField {...field("price")} inputMode="decimal" />
      <TextField {...field("provider")} />
    </fieldset>
  );
}
