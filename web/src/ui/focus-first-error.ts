const field = ':is(input, textarea, select)';
const wrong = `${field}[aria-invalid="true"], ${field}[data-error], [data-error] ${field}, button[data-error]`;

/** After a refused form: to its first field with an error, once React has marked it. */
export function focusFirstError(form: HTMLElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(wrong)?.focus());
}
