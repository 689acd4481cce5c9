import type { Area } from "~/content/en/areas";

/** `data-area` names an area of care: an unknown area is a type error. */
declare module "react" {
  interface HTMLAttributes<T> {
    "data-area"?: Area | undefined;
  }
}
