import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as BaseSelect } from "@base-ui/react/select";
import { Check, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { controlHeight, controlStyle } from "./control-style.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import { overlayContainer } from "./overlay-root.tsx";
import { popupItemStyle, popupStyle } from "./popup-style.ts";

/** One choice out of a short list. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder = "Choose",
  disabled,
  name,
  className,
  ...field
}: SelectProps<Value>) {
  return (
    <CSPProvider disableStyleElements>
      <FieldFrame {...field} className={className}>
        {(control) => (
          <BaseSelect.Root
            items={options}
            value={value}
            onValueChange={(next) => next !== null && onChange(next)}
            disabled={disabled}
            name={name}
            modal={false}
          >
            <BaseSelect.Trigger
              className={classNames(
                controlStyle,
                controlHeight,
                "flex items-center justify-between gap-2 pr-2 text-left",
              )}
              {...control}
            >
              <BaseSelect.Value placeholder={placeholder} className="truncate data-placeholder:text-ink-3" />
              <BaseSelect.Icon className="text-ink-3">
                <ChevronsUpDown aria-hidden="true" size={16} />
              </BaseSelect.Icon>
            </BaseSelect.Trigger>
            <BaseSelect.Portal container={overlayContainer()}>
              <BaseSelect.Positioner
                sideOffset={4}
                alignItemWithTrigger={false}
                className="z-60 outline-none"
              >
                <BaseSelect.Popup
                  className={classNames(popupStyle, "no-scrollbar min-w-(--anchor-width) p-1")}
                >
                  <BaseSelect.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto outline-none">
                    {options.map((option) => (
                      <BaseSelect.Item
                        key={option.value}
                        value={option.value}
                        disabled={option.isDisabled}
                        className={classNames(popupItemStyle, "pr-3")}
                      >
                        <span className="grid size-4 shrink-0 place-items-center text-accent">
                          <BaseSelect.ItemIndicator>
                            <Check aria-hidden="true" size={16} />
                          </BaseSelect.ItemIndicator>
                        </span>
                        <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                      </BaseSelect.Item>
                    ))}
                  </BaseSelect.List>
                </BaseSelect.Popup>
              </BaseSelect.Positioner>
            </BaseSelect.Portal>
          </BaseSelect.Root>
        )}
      </FieldFrame>
    </CSPProvider>
  );
}

interface SelectProps<Value extends string> extends FieldProps {
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  className?: string;
}
