import { useLocation } from "react-router";
import { useSite } from "~/content/use-site";
import { CheckField } from "~/ui/form/field";
import { DoButton, PostForm } from "~/ui/form/post-form";
import { EnglishApplies } from "~/ui/piece/in-english";
import type { VisitorProblem } from "./visitor-actions.server";
import type { OpenVisitorPage } from "./visitor-page.server";

/** Agrees to reminders by text message, or ends them; nothing where the clinic sends none. */
export function Texts({
  texts,
  problem,
}: Pick<OpenVisitorPage, "texts"> & { problem: VisitorProblem | undefined }) {
  const { words } = useSite();
  const page = words.textWords;
  const { pathname } = useLocation();
  if (texts === null) return null;
  return (
    <section aria-labelledby="texts-heading" className="visitor-part">
      <h2 id="texts-heading">{page.heading}</h2>
      <PostForm className="form visitor-form">
        {texts ? (
          <p className="wide">{page.on}</p>
        ) : (
          <CheckField
            error={problem?.form === "texts" ? problem.message : undefined}
            id="texts"
            label={page.consent}
            name="texts"
            value="yes"
            wide
          />
        )}
        {!texts && <EnglishApplies path={pathname} />}
        <p className="wide">
          <DoButton className="button button-quiet" value={texts ? "texts:off" : "texts:on"}>
            {texts ? page.off : page.save}
          </DoButton>
        </p>
      </PostForm>
    </section>
  );
}
