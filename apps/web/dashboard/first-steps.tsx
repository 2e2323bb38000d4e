import { Check, ChevronRight, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useSession } from "#features/auth/web/index.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { hasHiddenSteps, hideSteps } from "./hidden-steps.ts";
import { type StepState, useFirstSteps } from "./use-first-steps.ts";

/** What is worth doing first. It disappears when all of it is done, or at a press. */
export function FirstSteps() {
  const session = useSession();
  return session.status === "signed-in" ? <StepsOf key={session.user.id} userId={session.user.id} /> : null;
}

function StepsOf({ userId }: { userId: string }) {
  const [isHidden, setHidden] = useState(() => hasHiddenSteps(userId));
  const steps = useFirstSteps(userId);
  if (isHidden || !steps || steps.every(({ isDone }) => isDone)) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="first-steps" className="rounded-lg border border-line-1 bg-paper-2">
      <header className="flex items-center gap-3 py-2 pr-2 pl-4 sm:pl-5">
        <h2 id="first-steps" className="text-base font-semibold">
          First steps
        </h2>
        <p className="flex-1 text-sm text-ink-2 tabular-nums">
          {done} of {steps.length} done
        </p>
        <IconButton
          label="Hide first steps"
          size="sm"
          icon={<X aria-hidden="true" size={16} />}
          onClick={() => {
            hideSteps(userId);
            setHidden(true);
            document.getElementById("main")?.focus();
          }}
        />
      </header>
      <ol className="border-t border-line-1">
        {steps.map((state) => (
          <StepRow key={state.step.key} {...state} />
        ))}
      </ol>
    </section>
  );
}

function StepRow({ step: { title, text, to }, isDone }: StepState) {
  return (
    <li className="not-last:border-b border-line-1">
      <Link
        to={to}
        className="group flex items-center gap-3 px-4 py-3 transition-colors -outline-offset-2 hover:bg-paper-3 sm:px-5"
      >
        <span
          className={classNames(
            "grid size-5 shrink-0 place-items-center rounded-full border",
            isDone ? "border-transparent bg-accent text-on-accent" : "border-line-3",
          )}
        >
          {isDone && <Check aria-hidden="true" size={13} strokeWidth={2.5} />}
        </span>
        <span className="min-w-0 flex-1">
          <span className={classNames("block font-medium", isDone && "text-ink-3 line-through")}>
            {title}
            {isDone && <span className="sr-only"> (done)</span>}
          </span>
          {!isDone && <span className="block text-sm text-ink-2">{text}</span>}
        </span>
        {!isDone && (
          <ChevronRight aria-hidden="true" size={16} className="shrink-0 text-ink-3 group-hover:text-ink-1" />
        )}
      </Link>
    </li>
  );
}
