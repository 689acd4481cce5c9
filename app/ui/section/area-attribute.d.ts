import type { Area } from "~/content/en/areas";

/** Elements name an area of care by `data-area`: an unknown area is a type error. */
declare module "react" {
  interface HTMLAttributes<T> {
    "data-area"?: Area | undefined;
  }
}
