import { scanTurntable } from "~/content/en/scan-turntable";
import { frameAfterDrag, loadingOrder } from "./turntable-frames";

/**
 * Turns the figure. This script is fetched when the figure is first touched
 * (enhance/scripts-on-demand.ts); it then fetches the frames, the nearest first.
 */
function enhanceTurntable() {
  const root = document.querySelector<HTMLElement>("[data-turntable]");
  const stage = root?.querySelector<HTMLElement>("[data-turntable-stage]");
  const slider = root?.querySelector<HTMLInputElement>("input");
  const canvas = root?.querySelector("canvas");
  const paint = canvas?.getContext("2d");
  if (!root || !stage || !slider || !canvas || !paint) return;

  const images: HTMLImageElement[] = [];
  const arrived = (index: number) => images[index]?.complete && images[index].naturalWidth > 0;

  function show() {
    const index = Number(slider?.value);
    slider?.setAttribute(
      "aria-valuetext",
      (root?.dataset.turned ?? "").replace(
        "{degrees}",
        String(Math.round((index * 360) / scanTurntable.frames)),
      ),
    );
    const image = images[index];
    // The previous frame stays until the next has loaded, so that nothing flickers on a slow
    // connection.
    if (!image || !arrived(index) || !canvas || !paint) return;
    paint.drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.hidden = false;
  }

  function load() {
    if (images.length > 0) return;
    const width = (stage?.clientWidth ?? 0) * devicePixelRatio > 440 ? 600 : 400;
    for (const index of loadingOrder(Number(slider?.value), scanTurntable.frames)) {
      const image = new Image();
      const base = `/pictures/scan/${String(index).padStart(2, "0")}`;
      image.onload = () => {
        if (index === Number(slider?.value)) show();
      };
      image.onerror = () => {
        image.onerror = null;
        image.src = `${base}-${scanTurntable.fallbackWidth}.webp`;
      };
      image.src = `${base}-${width}.avif`;
      images[index] = image;
    }
  }

  slider.addEventListener("input", () => {
    load();
    show();
  });

  let from: { x: number; frame: number } | null = null;
  const begin = (event: PointerEvent) => {
    load();
    from = { x: event.clientX, frame: Number(slider.value) };
    stage.setPointerCapture(event.pointerId);
  };
  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    begin(event);
  });
  stage.addEventListener("pointermove", (event) => {
    // The first drag may have started before this script loaded.
    if (!from && event.buttons === 1) begin(event);
    if (!from) return;
    const share = (event.clientX - from.x) / stage.clientWidth;
    slider.value = String(frameAfterDrag(from.frame, share, scanTurntable.frames));
    show();
  });
  for (const end of ["pointerup", "pointercancel"])
    stage.addEventListener(end, () => {
      from = null;
    });

  if (Number(slider.value) > 0) {
    load();
    show();
  }
}

enhanceTurntable();
