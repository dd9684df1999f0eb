export function BadgeTag({ badge }: { badge: boolean }) {
  return badge ? (
    <span className="tag tag-success">Badge</span>
  ) : (
    <span className="tag">9 and under, free</span>
  );
}
