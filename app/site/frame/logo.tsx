import { mark } from "~/content/en/wordmark";
import { useSite } from "~/content/use-site";

export function Logo() {
  return (
    <a className="logo" href="/">
      <svg aria-hidden="true" fill="currentColor" height="30" viewBox={mark.viewBox} width="30">
        <path d={mark.path} />
      </svg>
      <span>{useSite().facts.name}</span>
    </a>
  );
}
