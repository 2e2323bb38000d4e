import { useReactFlow, useStore } from "@xyflow/react";
import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { useTexts } from "../language/texts.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { canvasTexts } from "./texts/canvas-texts.ts";
import { motionMs } from "./use-canvas-view.ts";

/** Zoom buttons, for people without a wheel or touch screen. */
export function CanvasButtons({ onShowAll }: { onShowAll: () => void }) {
  const words = useTexts(canvasTexts);
  const { zoomIn, zoomOut } = useReactFlow();
  const isNearest = useStore(({ transform, maxZoom }) => transform[2] >= maxZoom);
  const isFarthest = useStore(({ transform, minZoom }) => transform[2] <= minZoom);
  return (
    <fieldset className="flex gap-1 print:hidden">
      <legend className="sr-only">{words.zoom}</legend>
      <IconButton
        label={words.zoomOut}
        icon={<ZoomOut aria-hidden="true" size={16} />}
        variant="secondary"
        disabled={isFarthest}
        onClick={() => void zoomOut({ duration: motionMs() })}
      />
      <IconButton
        label={words.zoomIn}
        icon={<ZoomIn aria-hidden="true" size={16} />}
        variant="secondary"
        disabled={isNearest}
        onClick={() => void zoomIn({ duration: motionMs() })}
      />
      <IconButton
        label={words.showAll}
        icon={<Maximize aria-hidden="true" size={16} />}
        variant="secondary"
        onClick={onShowAll}
      />
    </fieldset>
  );
}
