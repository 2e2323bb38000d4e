import { buttonStyle } from "#platform/web/ui/button-style.ts";
import type { LandingLabels } from "../../../contract/landing-labels.ts";
import { Icon } from "./icon.tsx";

const look = buttonStyle("ghost", "md", "size-8! px-0! pointer-coarse:size-11!");

/** Two theme buttons. Each theme shows the one for the other theme. */
export function ThemeButtons({ labels }: { labels: LandingLabels }) {
  return (
    <div className="hidden scripted:block">
      <button
        type="button"
        data-theme-choice="dark"
        aria-label={labels.darkTheme}
        className={`${look} dark:hidden!`}
      >
        <Icon name="moon" />
      </button>
      <button
        type="button"
        data-theme-choice="light"
        aria-label={labels.lightTheme}
        className={`${look} hidden! dark:inline-flex!`}
      >
        <Icon name="sun" />
      </button>
    </div>
  );
}
