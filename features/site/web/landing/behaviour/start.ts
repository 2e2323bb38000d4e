import { followTheme, setThemeChoice } from "#platform/web/theme/theme-choice.ts";
import { followPictures } from "../../pictures/follow-pictures.ts";
import { choosePeriod } from "./choose-period.ts";
import { followAccount } from "./follow-account.ts";
import { followMenu } from "./follow-menu.ts";
import { followMetrics } from "./follow-metrics.ts";
import { followScrolling } from "./follow-scrolling.ts";
import { layOutRest } from "./lay-out-rest.ts";
import { logOut } from "./log-out.ts";
import { fetchTrial, openTrial, openVoices, resumeTrial } from "./trial.ts";
import { tryTrialAgain } from "./trial-problem.ts";

/** Starts the page's scripts, once: when the browser is idle or at the first interaction. */
export function start(): void {
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKeyDown);
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, onApproach);
  followTheme(() => {});
  followMenu();
  followScrolling();
  followAccount();
  followMetrics();
  followPictures();
  void resumeTrial();
  layOutRest();
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const trial = target.closest<HTMLElement>("[data-trial]");
  if (trial) {
    event.preventDefault();
    void openTrial(trial);
  }
  const again = target.closest<HTMLElement>("[data-trial-again]");
  if (again) void tryTrialAgain(again);
  const voices = target.closest<HTMLElement>("[data-voices]");
  if (voices) void openVoices(voices);
  const choice = target.closest<HTMLElement>("[data-theme-choice]")?.dataset.themeChoice;
  if (choice === "light" || choice === "dark") setThemeChoice(choice);
  if (target.closest("[data-logout]")) void logOut();
  const period = target.closest<HTMLElement>("[data-period-choice]");
  if (period) choosePeriod(period);
}

/** Space activates links with the button role. */
function onKeyDown(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== " " || !(target instanceof HTMLElement) || !target.matches("a[data-trial]")) return;
  event.preventDefault();
  target.click();
}

/** Prefetches the dialog when the pointer or focus approaches its button. */
function onApproach({ target }: Event): void {
  if (target instanceof Element && target.closest("[data-trial]")) fetchTrial();
}
