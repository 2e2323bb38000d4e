import { ChevronDown, X } from "lucide-react";
import type { Ref } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { demoTexts } from "../texts/demo-texts.ts";

/** The title of the scene. Folded, it is the whole tour in one line, with the button to the next scene. */
export function TourHead(props: TourHeadProps) {
  const { tour: words } = useTexts(demoTexts);
  const { ref, titleId, bodyId, title, number, count, isFolded, onFold, onNext, onHide } = props;
  return (
    <div ref={ref} className={classNames("flex gap-1", isFolded && "max-lg:items-center")}>
      <div
        className={classNames("min-w-0 flex-1", isFolded && "max-lg:flex max-lg:items-baseline max-lg:gap-2")}
      >
        <p className="shrink-0 text-xs text-ink-3 tabular-nums">
          <span className={classNames(isFolded && "max-lg:sr-only")}>{words.place(number, count)}</span>
          {isFolded && <span aria-hidden="true" className="lg:hidden">{`${number}/${count}`}</span>}
        </p>
        <h2
          id={titleId}
          aria-live="polite"
          className={classNames("text-lg font-semibold", isFolded && "max-lg:truncate max-lg:text-md")}
        >
          {title}
        </h2>
      </div>
      {isFolded && onNext && (
        <Button data-leads-on="" variant="primary" size="sm" className="lg:hidden!" onClick={onNext}>
          {words.next}
        </Button>
      )}
      <IconButton
        {...(!onNext && { "data-leads-on": "" })}
        label={isFolded ? words.unfold : words.fold}
        size="sm"
        side="bottom"
        aria-expanded={!isFolded}
        aria-controls={bodyId}
        className="lg:hidden!"
        icon={
          <ChevronDown
            aria-hidden="true"
            size={16}
            className={classNames("transition-transform", !isFolded && "rotate-180")}
          />
        }
        onClick={() => onFold(!isFolded)}
      />
      <IconButton
        label={words.skip}
        size="sm"
        side="bottom"
        icon={<X aria-hidden="true" size={16} />}
        onClick={onHide}
      />
    </div>
  );
}

interface TourHeadProps {
  ref: Ref<HTMLDivElement>;
  titleId: string;
  /** The id of the foldable element. */
  bodyId: string;
  title: string;
  number: number;
  count: number;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** Absent at the last scene. */
  onNext: (() => void) | undefined;
  onHide: () => void;
}
