import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { demoTexts } from "../texts/demo-texts.ts";
import type { Scene } from "../use-demo.ts";

/**
 * The prompt of a scene and what to look at. In a narrow window "what to look at" is folded until the scene
 * is played, to leave room for the conversation, which shows the prompt by then.
 */
export function SceneWords({ scene: { prompt, look }, isPlayed }: SceneWordsProps) {
  const { tour: words } = useTexts(demoTexts);
  const [isOpen, setOpen] = useState(isPlayed);
  const lookId = useId();
  return (
    <div>
      <p
        lang="en"
        className={classNames(
          "border-l-2 border-line-2 pl-3 text-sm text-ink-2",
          isPlayed && "max-lg:hidden",
        )}
      >
        {prompt}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={lookId}
        onClick={() => setOpen(!isOpen)}
        className="mt-1 flex h-8 items-center gap-1 rounded-md text-sm font-medium text-accent lg:hidden pointer-coarse:h-11"
      >
        {words.look}
        <ChevronDown
          aria-hidden="true"
          size={16}
          className={classNames("transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div id={lookId} className={classNames("lg:mt-4 lg:block", !isOpen && "hidden")}>
        <h3 className="hidden text-xs font-medium text-ink-3 lg:block">{words.look}</h3>
        <ol className="mt-1 grid list-decimal gap-2 pl-5 text-sm text-ink-1 marker:text-ink-3">
          {look.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface SceneWordsProps {
  scene: Scene;
  isPlayed: boolean;
}
