"""All models by name: how each is built, and how many degrees from above it is seen."""

import desk
import kitchen
import more
import table
import umbrellas
import worn

models = {**umbrellas.models, **kitchen.models, **desk.models, **more.models, **table.models, **worn.models}
