import { classNames } from "./class-names.ts";
import { findInitials } from "./find-initials.ts";
import { LogoMark } from "./logo-mark.tsx";

/** A person's picture or initials, or the assistant's mark. */
export function Avatar({
  name,
  kind = "person",
  size = "md",
  isNamed = false,
  picture,
  className,
}: AvatarProps) {
  return (
    <span
      {...(isNamed ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      className={classNames(
        "inline-grid shrink-0 place-items-center font-medium select-none",
        kind === "person" ? "rounded-full bg-paper-3 text-ink-2" : "rounded-lg bg-accent-soft",
        sizes[size].box,
        className,
      )}
    >
      {picture ? (
        <img src={picture} alt="" className="size-full rounded-[inherit] object-cover" />
      ) : kind === "person" ? (
        findInitials(name)
      ) : (
        <LogoMark sizePx={sizes[size].markPx} />
      )}
    </span>
  );
}

const sizes = {
  sm: { box: "size-6 text-2xs", markPx: 14 },
  md: { box: "size-8 text-xs", markPx: 18 },
  lg: { box: "size-12 text-lg", markPx: 26 },
};

interface AvatarProps {
  name: string;
  kind?: "person" | "assistant";
  size?: keyof typeof sizes;
  /** True when the name is shown beside it, so that screen readers do not read it twice. */
  isNamed?: boolean;
  /** URL of the person's picture. */
  picture?: string | undefined;
  className?: string;
}
