import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { demoTexts } from "../texts/demo-texts.ts";
import type { Scene } from "../use-demo.ts";

/** The progress of the tour: one stroke per scene, each a link to it. */
export function TourProgress({ scenes, index, played, onGo }: TourProgressProps) {
  const { tour: words } = useTexts(demoTexts);
  return (
    <ol aria-label={words.scenes} className="flex gap-1">
      {scenes.map(({ name, title }, place) => (
        <li key={name} className="flex-1">
          <button
            type="button"
            aria-label={words.scene(place + 1, title, played.includes(name))}
            aria-current={place === index ? "step" : undefined}
            onClick={() => onGo(place)}
            className="group flex h-6 w-full items-center rounded-sm"
          >
            <span
              className={classNames(
                "w-full rounded-full transition-colors",
                place === index ? "h-1.5" : "h-1 group-hover:h-1.5",
                place === index || played.includes(name) ? "bg-accent" : "bg-line-2 group-hover:bg-line-3",
              )}
            />
          </button>
        </li>
      ))}
    </ol>
  );
}

interface TourProgressProps {
  scenes: readonly Scene[];
  index: number;
  played: readonly string[];
  onGo: (index: number) => void;
}
