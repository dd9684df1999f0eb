const NOTE = 'loading-note';

/** Says at the foot of a page whose code is not there yet how that stands. The app takes it away with the first view. */
export function showLoadingNote(text: string, action?: { label: string; run: () => void }): void {
  const note = document.getElementById(NOTE) ?? document.createElement('div');
  note.id = NOTE;
  note.setAttribute('role', 'status');
  const line = document.createElement('p');
  line.textContent = text;
  note.replaceChildren(line);
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn';
    button.textContent = action.label;
    button.addEventListener('click', action.run);
    note.append(button);
  }
  document.getElementById('root')?.append(note);
}
