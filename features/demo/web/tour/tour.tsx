import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { useBeginConversation } from "#features/chat/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { demoTexts } from "../texts/demo-texts.ts";
import type { Scene } from "../use-demo.ts";
import { SceneWords } from "./scene-words.tsx";
import { TourHead } from "./tour-head.tsx";
import { TourProgress } from "./tour-progress.tsx";
import { TourSteps } from "./tour-steps.tsx";
import type { TourPlace } from "./use-tour-place.ts";

/**
 * The tour, scene by scene. One press plays a scene; nothing happens without a press. In a narrow window it
 * then folds into one line, to leave room for the conversation.
 */
export function Tour({ scenes: told, place }: { scenes: readonly Scene[]; place: TourPlace }) {
  const { scenes: worded } = useTexts(demoTexts);
  const scenes = told.map((scene) => ({ ...scene, ...worded[scene.name] }));
  const { index, played, isFolded, goTo, hide, fold, markPlayed } = place;
  const { begin, isBusy } = useBeginConversation();
  const head = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  const titleId = useId();
  const scene = scenes[index];
  if (!scene) return null;

  const isPlayed = played.includes(scene.name);
  const goOn = () => {
    flushSync(() => goTo(index + 1));
    // The pressed button is gone when the scene unfolds.
    if (isLost()) head.current?.parentElement?.querySelector<HTMLElement>("[data-plays]")?.focus();
  };
  const next = index === scenes.length - 1 ? undefined : goOn;
  const play = async () => {
    flushSync(() => markPlayed(scene.name));
    // The pressed button may be folded away. The focus moves to the next button.
    if (isLost()) {
      head.current?.querySelector<HTMLElement>("[data-leads-on]")?.focus();
    }
    await begin(scene.prompt);
  };
  return (
    <aside
      aria-labelledby={titleId}
      className="flex max-h-[45dvh] shrink-0 flex-col gap-2 overflow-y-auto border-b border-line-1 bg-paper-2 px-3 py-2 sm:px-4 lg:max-h-none lg:w-80 lg:gap-4 lg:border-b-0 lg:border-l lg:px-5 lg:py-5 print:hidden"
    >
      <TourHead
        ref={head}
        {...{ titleId, bodyId, isFolded }}
        title={scene.title}
        number={index + 1}
        count={scenes.length}
        onFold={fold}
        onNext={next}
        onHide={hide}
      />
      <div
        id={bodyId}
        className={classNames("flex flex-col gap-2 lg:flex lg:gap-4", isFolded && "max-lg:hidden")}
      >
        <TourProgress {...{ scenes, index, played }} onGo={goTo} />
        <SceneWords key={`${scene.name} ${isPlayed}`} {...{ scene, isPlayed }} />
        <TourSteps
          {...{ isPlayed, isBusy }}
          onPlay={play}
          onBack={index === 0 ? undefined : () => goTo(index - 1)}
          onNext={next}
          onDone={hide}
        />
      </div>
    </aside>
  );
}

/** Whether the focus is on nothing visible. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !activeElement.checkVisibility();
}
