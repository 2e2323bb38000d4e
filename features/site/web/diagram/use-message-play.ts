import { useEffect, useState } from "react";

export interface MessagePlay {
  /** Of the step that is shown; -1: none. */
  index: number;
  isPlaying: boolean;
  /** False for people who asked for little motion: they go step by step. */
  canPlay: boolean;
  begin: () => void;
  goTo: (index: number) => void;
  toggle: () => void;
  end: () => void;
}

/** How long a step stands while it plays by itself. */
const stepMs = 4_500;

/** Which step of a message is shown. It goes on by itself only when somebody asked for it. */
export function useMessagePlay(count: number): MessagePlay {
  const [index, setIndex] = useState(-1);
  const [isPlaying, setPlaying] = useState(false);
  const [canPlay] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const isRunning = isPlaying && index >= 0 && index < count - 1;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setIndex(index + 1), stepMs);
    return () => clearTimeout(timer);
  }, [isRunning, index]);
  const show = (next: number) => {
    setPlaying(false);
    setIndex(next);
  };
  return {
    index,
    isPlaying: isRunning,
    canPlay,
    begin: () => show(0),
    goTo: show,
    toggle: () => setPlaying(!isRunning),
    end: () => show(-1),
  };
}
