import { redirect } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { formChange, readForm } from "~/core/http/read-form";
import { LocalTime } from "~/staff/frame/local-time";
import { Alert, Panel } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, staffTitle } from "~/staff/frame/staff-frame";
import { DoButton } from "~/ui/form/post-form";
import type { Route } from "./+types/products";
import { previewProducts, readLastBatch, undoProducts } from "./undo-products.server";
import { type PlannedProduct, updateProductDescriptions } from "./update-products.server";

const words = staffWords.products;

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.title) }];

/** The provider's list is read only for a requested preview. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app } = deskOf(context);
  const wantsPreview = new URL(request.url).searchParams.get("preview") === "1";
  return {
    last: await readLastBatch(app),
    noProvider: app.products === null,
    preview: wantsPreview ? await previewProducts(app) : null,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const { do: change } = readForm(context, { do: formChange("update", "undo") });
  if (change[0] === "undo") return undoProducts(app, { actor });
  await updateProductDescriptions(app, actor);
  return redirect("/update-products", 303);
}

export default function Products({ loaderData, actionData }: Route.ComponentProps) {
  const { last, preview, noProvider } = loaderData;
  return (
    <>
      <PageHead title={words.title} />
      <p className="lead">{words.lead}</p>
      {noProvider && <p className="problem">{words.noProvider}</p>}
      {actionData && (
        <p className={actionData.outcome === "undone" ? "notice" : "problem"} role="status">
          {actionData.outcome === "undone" && words.undone(actionData)}
          {actionData.outcome === "nothing" && words.nothing}
          {actionData.outcome === "failed" && (actionData.message ?? words.failed)}
        </p>
      )}
      <form action="/staff/products" className="buttons" method="get">
        <button className="button" name="preview" type="submit" value="1">
          {words.preview}
        </button>
        <a className="button quiet" href="/update-products">
          {words.page}
        </a>
      </form>
      <Alert
        text={preview?.outcome === "failed" && !noProvider && (preview.message ?? words.failed)}
      />
      {preview?.outcome === "listed" && <Preview products={preview.products} />}
      {last && <LastBatchPanel last={last} />}
    </>
  );
}

function Preview({ products }: { products: readonly PlannedProduct[] }) {
  const changing = products.filter(({ effect }) => effect === "changes");
  const others = products.filter(({ effect }) => effect !== "changes");
  return (
    <section aria-labelledby="preview-heading" className="products">
      <h2 id="preview-heading">{words.wouldChange(changing.length, products.length)}</h2>
      {changing.map((product) => (
        <article className="panel" key={product.id}>
          <h3>{product.name}</h3>
          <dl className="diff">
            <div>
              <dt>{words.old}</dt>
              <dd>{product.old || <em>{words.empty}</em>}</dd>
            </div>
            <div>
              <dt>{words.next}</dt>
              <dd>{product.next}</dd>
            </div>
          </dl>
        </article>
      ))}
      {others.length > 0 && (
        <ul>
          {others.map(({ id, name, effect }) => (
            <li key={id}>
              {name}: {effect === "unchanged" ? words.unchanged : words.noMatch}
            </li>
          ))}
        </ul>
      )}
      {changing.length > 0 && (
        <form action="/staff/products" method="post">
          <DoButton className="button" value="update">
            {words.update(changing.length)}
          </DoButton>
        </form>
      )}
    </section>
  );
}

function LastBatchPanel({
  last,
}: {
  last: NonNullable<Awaited<ReturnType<typeof readLastBatch>>>;
}) {
  return (
    <Panel className="last-batch" heading={words.last} id="last">
      <p>
        <LocalTime at={last.finishedAt} />: {words.updated(last.updated)}
      </p>
      {last.undone && <p>{words.isUndone}</p>}
      {!last.undone && last.updated > 0 && (
        <form action="/staff/products" method="post">
          <p className="hint">{words.undoHint}</p>
          <DoButton className="button quiet" value="undo">
            {words.undo}
          </DoButton>
        </form>
      )}
    </Panel>
  );
}
