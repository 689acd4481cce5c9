/** Dates and times as visitors read them. */
export { callbackText, windowText } from "../../facts/hours/callback-window";
export {
  appointmentDay,
  appointmentStart,
  appointmentTime,
  clinicTime,
  localDay,
  longTime,
} from "../../facts/hours/clinic-time";
