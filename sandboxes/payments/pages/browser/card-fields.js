// Formats card input. Optional: the fields accept the same input without it.
(() => {
  const group = (digits) => digits.match(/.{1,4}/g)?.join(" ") ?? "";

  document.querySelector("#number")?.addEventListener("input", ({ target, inputType }) => {
    const isAtEnd = target.selectionStart === target.value.length;
    if (!isAtEnd || inputType?.startsWith("delete")) return;
    target.value = group(target.value.replace(/\D/g, "").slice(0, 19));
  });

  document.querySelector("#expiry")?.addEventListener("input", ({ target, inputType }) => {
    if (inputType?.startsWith("delete")) return;
    const [, month, year] =
      /^(\d{2})\s*\/?\s*(\d{0,4})$/.exec(target.value.replace(/^([2-9])$/, "0$1")) ?? [];
    if (month) target.value = `${month} / ${year}`;
  });
})();
