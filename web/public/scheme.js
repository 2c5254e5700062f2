// Before the first paint, so that a dark page never flashes white. A file, because the policy allows no inline script.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('laurel.scheme');
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  // The component library writes style sheets as text and starts workers by address; markup and foreign scripts are refused.
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) => (new URL(address, location.origin).origin === location.origin ? address : null),
  });
})();
