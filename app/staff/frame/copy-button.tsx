import { InlineScript } from "~/ui/piece/inline";
import copyScript from "./copy-script.ts?script";

/** Copies the content of the element with this id; hidden without scripts. */
export const CopyButton = ({ of, label, done }: { of: string; label: string; done: string }) => (
  <>
    <button className="button quiet" data-copies={of} data-done={done} hidden type="button">
      {label}
    </button>
    <InlineScript text={copyScript} />
  </>
);
