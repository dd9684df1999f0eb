import { Button, type ButtonProps } from 'antd';

interface HeldButtonProps extends ButtonProps {
  /** It does nothing for now. Not `disabled`, which would drop the focus of whoever has just pressed it. */
  isHeld: boolean;
}

/** A button that is held for a moment, or at the end of a list, and keeps the keyboard's place meanwhile. */
export function HeldButton({ isHeld, onClick, ...button }: HeldButtonProps) {
  return <Button {...button} aria-disabled={isHeld} onClick={isHeld ? undefined : onClick} />;
}
