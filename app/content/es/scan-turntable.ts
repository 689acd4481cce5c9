// Translates content/en/scan-turntable.ts as of 7dc87ba8ce81.
export { scanTurntable } from "../en/scan-turntable";
