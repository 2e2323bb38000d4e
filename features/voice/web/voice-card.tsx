import { type ReactNode, useId } from "react";
import { Pill } from "#platform/web/ui/pill.tsx";
import type { Voice } from "../contract/voices.ts";

/** A selectable voice with its actions. */
export function VoiceCard({ voice, groupName, isMarked, isCurrent, onMark, children }: VoiceCardProps) {
  const id = useId();
  return (
    <div className="relative flex flex-wrap content-start items-start justify-between gap-x-3 gap-y-2 rounded-lg border border-line-2 bg-paper-1 py-3 pr-3 pl-10 transition-colors hover:border-line-3 has-checked:border-accent has-checked:bg-accent-soft has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent">
      <input
        id={id}
        type="radio"
        name={groupName}
        value={voice.id}
        checked={isMarked}
        onChange={onMark}
        aria-describedby={`${id}-text`}
        className="absolute top-4 left-3.5 z-1 size-4 accent-accent outline-none"
      />
      <div>
        {/* All of the card can be pressed. */}
        <label htmlFor={id} className="mr-2 font-medium after:absolute after:inset-0 after:rounded-lg">
          {voice.name}
        </label>
        {isCurrent && <Pill>Your voice</Pill>}
        <p className="mt-0.5 text-xs text-ink-3">{voice.category}</p>
      </div>
      <div className="relative">{children}</div>
      <div id={`${id}-text`} className="w-full text-sm">
        <p className="text-ink-2">{voice.description}.</p>
        <p className="mt-1 text-xs text-ink-3">{voice.personality}</p>
      </div>
    </div>
  );
}

interface VoiceCardProps {
  voice: Voice;
  groupName: string;
  isMarked: boolean;
  /** True for the saved voice. */
  isCurrent: boolean;
  onMark: () => void;
  children: ReactNode;
}
