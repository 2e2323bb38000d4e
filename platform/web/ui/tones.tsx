import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { ChevronIcon } from "./chevron-icon.tsx";

/** The look of a message by its weight. Brass only when the person must act. */
export const tones = {
  info: {
    frame: "border-info-line bg-info-soft",
    text: "text-info",
    icon: <Info aria-hidden="true" size={16} />,
  },
  warn: {
    frame: "border-warn-line bg-warn-soft",
    text: "text-warn",
    icon: <TriangleAlert aria-hidden="true" size={16} />,
  },
  bad: {
    frame: "border-bad-line bg-bad-soft",
    text: "text-bad",
    icon: <CircleAlert aria-hidden="true" size={16} />,
  },
  brass: { frame: "border-brass-line bg-brass-soft", text: "text-brass", icon: <ChevronIcon /> },
};

export type Tone = keyof typeof tones;
