import type { ReactNode, Ref } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { Talk, TalkView } from "../talk/talk.ts";
import { Caption } from "./caption.tsx";
import { Orb } from "./orb.tsx";
import { stateWords } from "./state-words.ts";

/** What happens right now: as a picture, in words, and what is being said. */
export function Stage({ view, activity, talk, isSmall, titleRef, children }: StageProps) {
  const { state, caption } = view;
  const { title, hint } = stateWords(view, activity);
  const isSaying = caption && (state.name === "speaking" || state.name === "thinking");
  return (
    <div
      className={classNames(
        "flex flex-col items-center justify-center gap-x-4 gap-y-3 px-4 text-center sm:px-6",
        isSmall ? "py-3 lg:py-8" : "py-8",
      )}
    >
      <Orb state={state} isSmall={isSmall} onLevel={talk.onLevel} />
      <div className="flex min-h-12 flex-col items-center gap-1">
        <h2
          ref={titleRef}
          tabIndex={-1}
          className="text-lg font-semibold text-ink-1 outline-none lg:text-2xl"
        >
          {title}
        </h2>
        {hint && <p className="max-w-prose text-sm text-balance text-ink-2">{hint}</p>}
      </div>
      {isSaying && <Caption caption={caption} />}
      {children}
      <p role="status" className="sr-only">
        {[title, hint].filter(Boolean).join(". ")}
      </p>
    </div>
  );
}

interface StageProps {
  view: TalkView;
  /** What a tool is doing. */
  activity: string | undefined;
  talk: Talk;
  isSmall: boolean;
  /** Takes the focus when what had it is gone. */
  titleRef: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}
