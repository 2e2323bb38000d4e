import { Play, X } from "lucide-react";
import { useId } from "react";
import { useBeginConversation } from "#features/chat/web/index.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import type { Scene } from "../use-demo.ts";
import { SceneWords } from "./scene-words.tsx";
import { TourProgress } from "./tour-progress.tsx";
import type { TourPlace } from "./use-tour-place.ts";

/** What there is to see, scene by scene: one press plays a scene, and nothing happens without one. */
export function Tour({ scenes, place }: { scenes: readonly Scene[]; place: TourPlace }) {
  const { index, played, goTo, hide, markPlayed } = place;
  const { begin, isBusy } = useBeginConversation();
  const titleId = useId();
  const scene = scenes[index];
  if (!scene) return null;

  const isPlayed = played.includes(scene.name);
  const isLast = index === scenes.length - 1;
  const play = async () => {
    markPlayed(scene.name);
    await begin(scene.prompt);
  };
  return (
    <aside
      aria-labelledby={titleId}
      className="flex max-h-[45dvh] shrink-0 flex-col gap-2 overflow-y-auto border-b border-line-1 bg-paper-2 px-4 py-3 lg:max-h-none lg:w-80 lg:gap-4 lg:border-b-0 lg:border-l lg:px-5 lg:py-5 print:hidden"
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-xs text-ink-3 tabular-nums">{`Scene ${index + 1} of ${scenes.length}`}</p>
          <h2 id={titleId} aria-live="polite" className="text-lg font-semibold">
            {scene.title}
          </h2>
        </div>
        <IconButton
          label="Skip the tour"
          size="sm"
          side="bottom"
          icon={<X aria-hidden="true" size={16} />}
          onClick={hide}
        />
      </div>
      <TourProgress {...{ scenes, index, played }} onGo={goTo} />
      <SceneWords key={scene.name} {...{ scene, isPlayed }} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant={isPlayed ? "secondary" : "primary"}
          icon={<Play aria-hidden="true" size={14} />}
          busy={isBusy}
          onClick={play}
        >
          {isPlayed ? "Play again" : "Play this scene"}
        </Button>
        <div className="ml-auto flex gap-2">
          <Button disabled={index === 0} onClick={() => goTo(index - 1)}>
            Back
          </Button>
          <Button
            variant={isPlayed && !isLast ? "primary" : "secondary"}
            onClick={isLast ? hide : () => goTo(index + 1)}
          >
            {isLast ? "Done" : "Next"}
          </Button>
        </div>
      </div>
    </aside>
  );
}
