import {
  AudioLines,
  Ear,
  Ellipsis,
  type LucideIcon,
  Mic,
  MicOff,
  TriangleAlert,
  WifiOff,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { TalkState } from "../talk/talk-state.ts";

/** The state as a picture: rings that follow the person's voice. */
export function Orb({ state, isSmall, onLevel }: OrbProps) {
  const orb = useRef<HTMLDivElement>(null);
  const isListening = state.name === "listening";
  useEffect(() => {
    const show = (level: number) => orb.current?.style.setProperty("--level", level.toFixed(2));
    show(0);
    return isListening ? onLevel(show) : undefined;
  }, [isListening, onLevel]);

  const { icon: Icon, disc, rings, inner, outer } = looks[lookOf(state)];
  return (
    <div
      ref={orb}
      aria-hidden="true"
      data-level=""
      className={classNames(
        "relative grid shrink-0 place-items-center",
        isSmall
          ? "size-16 [--sign:22px] lg:size-44 lg:[--sign:40px]"
          : "size-36 [--sign:36px] lg:size-44 lg:[--sign:40px] [@media(height<45rem),(width<40rem)_and_(height<56rem)]:size-16 [@media(height<45rem),(width<40rem)_and_(height<56rem)]:[--sign:22px]",
      )}
    >
      <span className={classNames(ring, "inset-0", rings, outer)} />
      <span className={classNames(ring, "inset-[11%]", rings, inner)} />
      <span
        className={classNames(
          "grid size-[62%] place-items-center rounded-full transition-colors duration-200 [&>svg]:size-(--sign)",
          disc,
        )}
      >
        <Icon strokeWidth={1.6} />
      </span>
    </div>
  );
}

const ring = "absolute rounded-full border transition-transform duration-100 ease-out";

type Look = "still" | "open" | "hearing" | "thinking" | "speaking" | "off" | "offline" | "problem";

function lookOf(state: TalkState): Look {
  if (state.name === "ready") return "still";
  if (state.name === "listening") return state.isHearing ? "hearing" : "open";
  if (state.name === "paused") return state.why === "offline" ? "offline" : "off";
  if (state.name === "problem") return "problem";
  return state.name === "speaking" ? "speaking" : "thinking";
}

const voice = "scale-[calc(1+var(--level,0)*0.12)] motion-reduce:scale-100";
const voiceWide = "scale-[calc(1+var(--level,0)*0.28)] motion-reduce:scale-100";

const looks: Record<Look, { icon: LucideIcon; disc: string; rings: string; inner: string; outer: string }> = {
  still: { icon: Mic, disc: "bg-accent-soft text-accent", rings: "border-line-2", inner: "", outer: "" },
  open: {
    icon: Mic,
    disc: "bg-accent-soft text-accent",
    rings: "border-accent/40",
    inner: voice,
    outer: voiceWide,
  },
  hearing: {
    icon: Ear,
    disc: "bg-accent text-on-accent",
    rings: "border-accent",
    inner: voice,
    outer: voiceWide,
  },
  thinking: {
    icon: Ellipsis,
    disc: "bg-paper-3 text-ink-2",
    rings: "border-line-3",
    inner: "animate-breathe",
    outer: "animate-breathe [animation-delay:-0.5s]",
  },
  speaking: {
    icon: AudioLines,
    disc: "bg-brass-soft text-brass",
    rings: "border-brass-line",
    inner: "animate-voice",
    outer: "animate-voice [animation-delay:-0.45s]",
  },
  off: {
    icon: MicOff,
    disc: "bg-paper-3 text-ink-3",
    rings: "border-line-2 border-dashed",
    inner: "",
    outer: "",
  },
  offline: {
    icon: WifiOff,
    disc: "bg-warn-soft text-warn",
    rings: "border-warn-line border-dashed",
    inner: "",
    outer: "",
  },
  problem: {
    icon: TriangleAlert,
    disc: "bg-warn-soft text-warn",
    rings: "border-warn-line",
    inner: "",
    outer: "",
  },
};

interface OrbProps {
  state: TalkState;
  /** Small on small screens, which show the history below it. */
  isSmall: boolean;
  onLevel: (listener: (level: number) => void) => () => void;
}
