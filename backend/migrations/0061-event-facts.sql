-- What an event says of itself, where its organizer chose to. children: 'good', or the age from which, in years.
alter table event
  add column description text,
  add column board_game_id integer references board_game,
  add column level text check (level in ('everybody', 'some', 'experienced')),
  add column children text check (children ~ '^(good|[1-9]|1[0-7])$'),
  add column min_players smallint check (min_players between 1 and 99);
create index event_board_game on event (board_game_id) where board_game_id is not null;

-- What the board-game database says of a game that was looked up; null where nobody knows. minutes: how long a game lasts.
alter table board_game
  add column thumbnail text,
  add column min_players smallint,
  add column max_players smallint,
  add column minutes smallint;
update board_game set min_players = said.least, max_players = said.most, minutes = said.minutes
from (values
  (13, 3, 4, 75), (822, 2, 5, 45), (9209, 2, 5, 60), (14996, 2, 5, 60), (30549, 2, 4, 45), (36218, 2, 4, 30),
  (68448, 2, 7, 30), (173346, 2, 2, 30), (31260, 1, 5, 150), (3076, 3, 5, 150), (2651, 2, 6, 120), (12333, 2, 2, 180),
  (84876, 2, 4, 90), (120677, 2, 5, 150), (220308, 1, 4, 150), (169786, 1, 5, 115), (167791, 1, 5, 120),
  (174430, 1, 4, 120), (291457, 1, 4, 120), (342942, 1, 4, 150), (28720, 2, 4, 120), (224517, 2, 4, 120),
  (266192, 1, 5, 75), (230802, 2, 4, 45), (178900, 2, 8, 15), (148228, 2, 4, 30), (161936, 2, 4, 60),
  (162886, 1, 4, 120), (187645, 2, 4, 240), (193738, 2, 4, 150), (115746, 2, 4, 180), (233078, 3, 6, 480),
  (316554, 1, 4, 120), (164928, 2, 4, 90), (199792, 1, 4, 80), (237182, 2, 4, 90), (70323, 2, 6, 30), (39856, 3, 8, 30),
  (163412, 2, 2, 30), (65244, 2, 4, 30), (295947, 1, 4, 45), (244521, 2, 4, 45), (175914, 2, 5, 240), (133473, 2, 5, 15),
  (98778, 2, 5, 25), (110327, 2, 5, 120), (40692, 2, 5, 80), (42, 2, 4, 90), (11, 2, 7, 45), (93, 2, 5, 120),
  (124361, 2, 5, 100), (177736, 1, 4, 120), (312484, 1, 4, 120), (204583, 2, 4, 15), (225694, 3, 8, 45), (254640, 3, 7, 20),
  (366013, 1, 6, 60), (373106, 2, 2, 15)
) as said (id, least, most, minutes)
where board_game.id = said.id;

-- An event that was deleted, so that its old links still say what it was. It names nobody.
create table cancelled_event (
  id uuid primary key,
  edition text not null,
  game_name text not null,
  day date not null,
  starts_at timestamptz,
  ends_at timestamptz not null,
  duration smallint not null,
  cancelled_at timestamptz not null
);
create index cancelled_event_edition on cancelled_event (edition);
