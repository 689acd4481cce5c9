import type { Label } from "../labels/label-sheet.ts";

type Vec3 = readonly [number, number, number];
/** Centimetres on the table: x to the right, y away from the camera, z up (0 when left out). */
type Place = readonly [number, number] | Vec3;
type Placed = { at?: Place; turn?: number; scale?: number };

export type Thing = Placed &
  (
    | {
        is: "vial";
        label: Label;
        cap: string;
        liquid?: string;
        liquidShadow?: string;
        level?: number;
        open?: boolean;
      }
    | { is: "spray"; label: Label; cap: string }
    | { is: "jar"; label: Label; cap: string; dose: Dose; colours: readonly string[] }
    | { is: "dropper"; colour: string; cap: string }
    | { is: "cream"; colour: string }
    | { is: "dose"; dose: Dose; colours: readonly string[]; at: Place; lean?: number }
    | { is: "cap"; colour: string; upright?: boolean }
    | { is: "cover"; standing?: boolean }
    | { is: "card"; size?: readonly [number, number]; spread?: number; colour?: string }
    | { is: "block"; size: Vec3; colour?: string }
    | { is: "pebble"; size: Vec3; colour: string; seed?: number; vein?: string }
    | { is: "receipt"; size?: readonly [number, number] }
    | { is: "clipboard"; size?: readonly [number, number]; lean?: number; colour?: string }
    | { is: "strips"; ways: readonly (readonly (readonly [number, number])[])[]; colour: string }
    | { is: "calendar"; weeks: readonly [number, number] }
    | { is: "quarters"; colours: readonly string[]; colour?: string }
    | { is: "apple"; colour?: string; blush?: string; seed?: number }
    | { is: "half apple"; colour?: string; blush?: string; seed?: number; lean?: number }
    | { is: "almonds"; count?: number; seed?: number }
    | { is: "plate"; colour?: string }
    | { is: "napkin"; size?: readonly [number, number]; colour?: string }
    | { is: "tumbler" | "fork" | "beach" }
    | { is: "stethoscope"; colour?: string }
    | { is: "notebook"; size?: Vec3; colour?: string; leather?: boolean }
    | { is: "pen"; colour?: string; above?: number }
    | { is: "sample tube"; label: Label; cap: string; holds: "serum" | "blood"; lying?: boolean }
    | { is: "tub chair"; colour?: string }
    | { is: "cup"; colour?: string }
    | {
        is: "handmade cup";
        shape: "beaker" | "bowl";
        colour: string;
        clay?: string;
        seed?: number;
        /** The drink, and how far below the rim it stands. */
        tea?: string;
        below?: number;
      }
    | { is: "phone"; colour?: string; size?: readonly [number, number] }
    | { is: "round table"; colour?: string; height?: number; radius?: number }
    | { is: "floor lamp"; height?: number; glow?: number; watts?: number }
    | { is: "rack"; size?: Vec3; holes: readonly number[]; colour?: string }
    | {
        is: "coquina stone";
        size: Vec3;
        whole?: number;
        hash?: number;
        seed?: number;
        sawn?: boolean;
      }
    | {
        is: "shell";
        size: number;
        colours: readonly [string, string];
        seed?: number;
        open?: boolean;
        ribs?: number;
        lean?: number;
        roll?: number;
        above?: number;
      }
  );
type Dose = "tablet" | "troche" | "capsule";

/** The window whose light falls in: place and size of its opening, seen from the sun. */
type Window = {
  x?: number;
  z?: number;
  width?: number;
  height?: number;
  /** Thickness of its bars. */
  bar?: number;
  strength?: number;
};

/**
 * Another hour of the same scene: colors by which the room's light and the sun's are multiplied,
 * where the sun shines to, and the window.
 */
type Hour = { sky: Vec3; sun: Vec3; toward: Vec3; window: Window };

export type StillLife = {
  kind: "still-life";
  backdrop: string;
  /**
   * The things stand on a ledge of coquina before a wall, not on a seamless backdrop: with shells along
   * a half length (`reach`), of a thickness and with the wall at a place (`back`), in cm. A `sawn` one
   * is cut out of the stone of `studio/coquina.py`, with fewer shells where it is less `dense` (44).
   */
  ledge?: { reach: number; thickness: number; sawn?: boolean; back?: number; dense?: number };
  saturation?: number;
  exposure?: number;
  /** The sun is low and red, the room dim: the lamps that imitate a large window are dimmed. */
  evening?: boolean;
  /** The window is dark, and a warm lamp outside the frame lights the things. */
  night?: { lamp: Vec3; watts: number };
  /** One picture for each of these hours, with its name in the scene's name in place of "hours". */
  hours?: Record<string, Hour>;
  /** Brightness of the lamps that imitate a large window (1): less lets the sun draw. */
  room?: number;
  /** Without the narrow lamp behind the things (false), which whitens the edges of a smooth fruit. */
  rim?: false;
  /** How many times larger, and farther away, the lamps are (1). */
  lamps?: number;
  /** Distance of the dark flags outside the frame, as a part of its half width (1.25). */
  flagsApart?: number;
  window?: Window;
  camera: {
    frame: number;
    look: Vec3;
    elevation?: number;
    turn?: number;
    lens?: number;
    fstop?: number;
    nearer?: number;
  };
  things: readonly Thing[];
};

export type Molecule = {
  kind: "molecule";
  model: "nad" | "glutathione" | "testosterone" | "bpc-157";
  palette: { wall: string; C: string; H: string; N: string; O: string; P?: string; S?: string };
  turn: Vec3;
  scale?: number;
  at?: Vec3;
  wallBehind?: number;
  exposure?: number;
  camera: {
    frame: number;
    look: readonly [number, number];
    nearer?: number;
    fstop?: number;
    windowShift?: number;
    windowFrame?: number;
  };
};

export type Scene = (StillLife | Molecule) & { samples?: number };
