export function ContentPage() {
  return <h1>ContentPage</h1>;
}
