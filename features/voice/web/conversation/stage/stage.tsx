import type { ReactNode, Ref } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { Talk, TalkView } from "../talk/talk.ts";
import { Caption } from "./caption.tsx";
import { Orb } from "./orb.tsx";
import { announcedWords, stateWords } from "./state-words.ts";

/** The current state: a picture, words, and captions. */
export function Stage({ view, said, activity, talk, isSmall, titleRef, children }: StageProps) {
  const { state, caption } = view;
  const { title, hint } = stateWords(view, activity);
  const isSaying = caption && (state.name === "speaking" || state.name === "thinking");
  return (
    <div
      data-escape-stops=""
      className={classNames(
        "flex flex-col items-center justify-center gap-3 px-4 text-center sm:px-6",
        isSmall
          ? "py-3 lg:py-8"
          : "py-8 [@media(height<45rem),(width<40rem)_and_(height<56rem)]:gap-2 [@media(height<45rem),(width<40rem)_and_(height<56rem)]:py-3",
      )}
    >
      <div
        className={classNames(
          "flex items-center justify-center",
          isSmall
            ? "gap-3.5 text-left lg:flex-col lg:gap-3 lg:text-center"
            : "flex-col gap-3 [@media(height<45rem),(width<40rem)_and_(height<56rem)]:flex-row",
        )}
      >
        <Orb state={state} isSmall={isSmall} onLevel={talk.onLevel} />
        <div className="flex flex-col justify-center gap-0.5">
          <h2
            ref={titleRef}
            tabIndex={-1}
            className="text-lg font-semibold text-ink-1 outline-none lg:text-2xl"
          >
            {title}
          </h2>
          {hint && <p className="max-w-prose text-sm text-balance text-ink-2">{hint}</p>}
        </div>
      </div>
      {isSaying && caption.utterances.length > 0 ? (
        <Caption caption={caption} />
      ) : (
        said && state.name === "thinking" && state.about === "answer" && <Said text={said} />
      )}
      {children}
      <p role="status" className="sr-only">
        {announcedWords(view, activity)}
      </p>
    </div>
  );
}

/** The person's last utterance, while they wait. */
function Said({ text }: { text: string }) {
  return (
    <p className="line-clamp-2 max-w-prose text-center text-md text-balance text-ink-3 lg:line-clamp-4 lg:text-xl/8">
      <span className="sr-only">You said: </span>“{text}”
    </p>
  );
}

interface StageProps {
  view: TalkView;
  said: string | undefined;
  /** What a tool is doing. */
  activity: string | undefined;
  talk: Talk;
  isSmall: boolean;
  /** Receives the focus when the focused control disappears. */
  titleRef: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}
