import type { DeskServices } from "./desk";
import type { DeskNumbersServices } from "./desk-numbers";
import type { DeskPaymentServices } from "./desk-payments";
import type { DeskPrintingServices } from "./desk-printing";
import type { DeskUpkeepServices } from "./desk-upkeep";

/** Everything that the staff's pages may ask of the server. */
export type WholeDesk = DeskServices &
  DeskPaymentServices &
  DeskNumbersServices &
  DeskPrintingServices &
  DeskUpkeepServices;
